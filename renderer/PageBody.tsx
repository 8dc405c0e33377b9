import type { ComponentType } from 'react';
import type { HeadData } from '../components/PageContext/head.ts';
import { PageContextProvider } from '../components/PageContext/PageContext.tsx';
import { estimateForm, interfaceWords, isPreview, navigation, site } from './content.ts';
import { pageTitle } from './Head/pageTitle.ts';
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
  const origin = { pageUrl: site.url + urlPathname, pageTitle: pageTitle(head.title) };
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
