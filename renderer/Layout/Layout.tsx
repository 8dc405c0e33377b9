import type { ReactNode } from 'react';
import type { Navigation } from '#content/navigation';
import type { Site } from '#content/site';
import '../../styles/fonts.scss';
import '../../styles/global.scss';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { Notice } from './Notice/Notice.tsx';
import { PhoneBar } from './PhoneBar/PhoneBar.tsx';
import { PreviewRibbon } from './PreviewRibbon/PreviewRibbon.tsx';
import { SkipLink } from './SkipLink/SkipLink.tsx';

interface LayoutProps {
  site: Site;
  navigation: Navigation;
  /** For the copyright. */
  year: number;
  /** The page's path without the base, to mark the links that lead to it. */
  currentPath: string;
  /** Whether the page has the estimate form. */
  hasEstimate: boolean;
  /** Whether it shows samples, and says so. */
  isPreview: boolean;
  children: ReactNode;
}

/** What every page shares, around the page. */
export function Layout(props: LayoutProps) {
  const { site, navigation, year, currentPath, hasEstimate, isPreview, children } = props;
  return (
    <>
      <SkipLink />
      {site.notice && <Notice notice={site.notice} />}
      <Header {...{ site, navigation, currentPath, hasEstimate }} />
      <main id="main" tabIndex={-1}>
        {isPreview && <PreviewRibbon />}
        {children}
      </main>
      <Footer site={site} navigation={navigation} year={year} currentPath={currentPath} />
      <PhoneBar {...{ site, navigation, hasEstimate }} hidesChat={currentPath === '/'} />
    </>
  );
}
