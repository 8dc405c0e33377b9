import type { ReactNode } from 'react';
import { usePageContext } from '../../components/PageContext/PageContext.tsx';
import '../../styles/fonts.scss';
import '../../styles/global.scss';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import styles from './Layout.module.scss';
import { Notice } from './Notice/Notice.tsx';
import { PhoneBar } from './PhoneBar/PhoneBar.tsx';

interface LayoutProps {
  /** Whether the page has the estimate form. */
  hasEstimate: boolean;
  /** Whether the site shows samples, and says so. */
  isPreview: boolean;
  children: ReactNode;
}

/** What every page shares, around the page. */
export function Layout({ hasEstimate, isPreview, children }: LayoutProps) {
  const { site, interfaceWords } = usePageContext();
  const { skipLink, preview } = interfaceWords.layout;
  return (
    <>
      <a href="#main" className={styles.skipLink}>
        {skipLink}
      </a>
      {site.notice && <Notice notice={site.notice} />}
      <Header hasEstimate={hasEstimate} />
      <main id="main" tabIndex={-1}>
        {isPreview && (
          <div className={styles.ribbon}>
            <p className={styles.preview}>{preview}</p>
          </div>
        )}
        {children}
      </main>
      <Footer />
      <PhoneBar hasEstimate={hasEstimate} />
    </>
  );
}
