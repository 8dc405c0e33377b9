import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { HeadData } from '../components/PageContext/head.ts';
import { PageContextProvider } from '../components/PageContext/PageContext.tsx';
import { calendar, estimateForm, interfaceWords, isPreview, navigation, site } from './content.ts';
import { Head } from './Head/Head.tsx';
import { pageTitle } from './Head/pageTitle.ts';
import { Layout } from './Layout/Layout.tsx';

/** Renders one page to a whole document. */
export function onRenderHtml({ Page, data, urlPathname }: PageContextServer) {
  const { head } = data as { head: HeadData };
  const origin = { pageUrl: site.url + urlPathname, pageTitle: pageTitle(head.title) };
  const document = renderToStaticMarkup(
    <html lang={site.language}>
      <Head site={site} head={head} />
      <body>
        <PageContextProvider
          {...{ urlPathname, origin, data, site, navigation, estimateForm, interfaceWords }}
        >
          <Layout
            site={site}
            navigation={navigation}
            year={calendar.year}
            currentPath={urlPathname}
            hasEstimate={head.hasEstimate}
            isPreview={isPreview}
          >
            <Page />
          </Layout>
        </PageContextProvider>
      </body>
    </html>,
  );
  // React has escaped every value in it.
  return escapeInject`<!doctype html>${dangerouslySkipEscape(document)}`;
}
