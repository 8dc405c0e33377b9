import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { HeadData } from '../components/PageContext/head.ts';
import { site } from './content.ts';
import { Head } from './Head/Head.tsx';
import { PageBody } from './PageBody.tsx';

/** Renders one page to a whole document. */
export function onRenderHtml({ Page, urlPathname, ...page }: PageContextServer) {
  const data = page.data as { head: HeadData };
  const document = renderToStaticMarkup(
    <html lang={site.language}>
      <Head site={site} head={data.head} />
      <body>
        <PageBody {...{ Page, data, urlPathname }} />
        {/* Vike searches the line before the end of the body, which would be the whole page. */}
        {'\n'}
      </body>
    </html>,
  );
  // React has escaped every value in it.
  return escapeInject`<!doctype html>${dangerouslySkipEscape(document)}`;
}
