import type { ReactNode } from 'react';
import { usePageContext } from '../../components/PageContext/PageContext.tsx';
import '../../styles/fonts.scss';
import '../../styles/global.scss';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { Notice } from './Notice/Notice.tsx';
import { PhoneBar } from './PhoneBar/PhoneBar.tsx';
import { PreviewRibbon } from './PreviewRibbon/PreviewRibbon.tsx';
import { SkipLink } from './SkipLink/SkipLink.tsx';

interface LayoutProps {
  /** Whether the page has the estimate form. */
  hasEstimate: boolean;
  /** Whether the site shows samples, and says so. */
  isPreview: boolean;
  children: ReactNode;
}

/** What every page shares, around the page. */
export function Layout({ hasEstimate, isPreview, children }: LayoutProps) {
  const { notice } = usePageContext().site;
  return (
    <>
      <SkipLink />
      {notice && <Notice notice={notice} />}
      <Header hasEstimate={hasEstimate} />
      <main id="main" tabIndex={-1}>
        {isPreview && <PreviewRibbon />}
        {children}
      </main>
      <Footer />
      <PhoneBar hasEstimate={hasEstimate} />
    </>
  );
}
