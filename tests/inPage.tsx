import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { estimateForm } from '#content/estimateForm';
import { interfaceWords } from '#content/interfaceWords';
import { navigation } from '#content/navigation';
import { site } from '#content/site';
import { PageContextProvider, type PageInfo } from '../components/PageContext/PageContext.tsx';

/**
 * The HTML of components that need a page around them.
 * @param page how it differs from the sample site’s home page
 */
export const htmlInPage = (children: ReactNode, page: Partial<PageInfo> = {}) =>
  renderToStaticMarkup(
    <PageContextProvider
      urlPathname="/"
      origin={{ pageUrl: site.url, pageTitle: 'Fire & water' }}
      data={undefined}
      {...{ site, navigation, estimateForm, interfaceWords, ...page }}
    >
      {children}
    </PageContextProvider>,
  );
