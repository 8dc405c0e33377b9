import type { ComponentType } from 'react';
import type { HeadData } from '../components/PageContext/head.ts';
import { PageContextProvider } from '../components/PageContext/PageContext.tsx';
import { fullTitle } from '../scripts/content/model/published.ts';
import { estimateForm, interfaceWords, isPreview, navigation, site } from './content.ts';
import { Layout } from './Layout/Layout.tsx';

interface PageBodyProps {
  Page: ComponentType;
  /** What the page’s data function returned. */
  data: { head: HeadData };
  urlPathname: string;
}

/** All that a page shows. */
export function PageBody({ Page, data, urlPathname }: PageBodyProps) {
  const { head } = data;
  const origin = { pageUrl: site.url + urlPathname, pageTitle: fullTitle(site, head.title) };
  return (
    <PageContextProvider
      {...{ urlPathname, origin, data, site, navigation, estimateForm, interfaceWords }}
    >
      <Layout hasEstimate={head.hasEstimate} isPreview={isPreview}>
        <Page />
      </Layout>
    </PageContextProvider>
  );
}
