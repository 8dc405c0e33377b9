import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { estimateForm } from '#content/estimateForm';
import { interfaceWords } from '#content/interfaceWords';
import { navigation } from '#content/navigation';
import { site } from '#content/site';
import type { HeadData } from '../../../components/PageContext/head.ts';
import { PageContextProvider } from '../../../components/PageContext/PageContext.tsx';
import * as aboutData from '../../../pages/about/+data.ts';
import { Page as About } from '../../../pages/about/+Page.tsx';
import * as contactData from '../../../pages/contact/+data.ts';
import { Page as Contact } from '../../../pages/contact/+Page.tsx';
import * as galleryData from '../../../pages/gallery/+data.ts';
import { Page as Gallery } from '../../../pages/gallery/+Page.tsx';
import * as homeData from '../../../pages/index/+data.ts';
import { Page as Home } from '../../../pages/index/+Page.tsx';
import * as reviewsData from '../../../pages/reviews/+data.ts';
import { Page as Reviews } from '../../../pages/reviews/+Page.tsx';
import { Head } from '../../../renderer/Head/Head.tsx';
import { Layout } from '../../../renderer/Layout/Layout.tsx';
import { payloads, poisoned } from './poison.ts';

interface Content {
  site: typeof site;
  navigation: typeof navigation;
  estimateForm: typeof estimateForm;
  interfaceWords: typeof interfaceWords;
  data: { head: HeadData };
}

/** The whole document, rendered as it is for the site. */
const render = (Page: () => ReactNode, content: Content) =>
  renderToStaticMarkup(
    <html lang="en-US">
      <Head site={content.site} head={content.data.head} />
      <body>
        <PageContextProvider
          urlPathname="/"
          origin={{ pageUrl: content.site.url, pageTitle: content.data.head.title }}
          {...content}
        >
          <Layout hasEstimate isPreview>
            <Page />
          </Layout>
        </PageContextProvider>
      </body>
    </html>,
  );

/** The map of towns is the only drawing that is not an icon. */
const isMap = (node: Nodes) => node.type === 'element' && node.properties.role === 'none';

/**
 * Every element with the names of its attributes, and all texts and values. The map places names by
 * their length and omits those without room, so each kind of element on it counts once.
 */
function partsOf(html: string) {
  const structure: string[] = [];
  const words: string[] = [];
  const onMap = new Set<Nodes>();
  const kinds = new Set<string>();
  visit(fromHtml(html) as Nodes, (node) => {
    if (isMap(node)) visit(node, (part) => void onMap.add(part));
    if (node.type === 'text') words.push(node.value);
    if (node.type === 'comment') structure.push('comment');
    if (node.type !== 'element') return;
    if (onMap.has(node)) kinds.add(node.tagName);
    else structure.push(`${node.tagName} ${Object.keys(node.properties).join(' ')}`);
    words.push(...Object.values(node.properties).map(String));
  });
  return { structure: [...structure, ...[...kinds].sort()], words: words.join('\n') };
}

const pages = [
  ['home', Home, homeData.data],
  ['about', About, aboutData.data],
  ['contact', Contact, contactData.data],
  ['gallery', Gallery, galleryData.data],
  ['reviews', Reviews, reviewsData.data],
] as const;

test.each(pages)('no text of the %s page escapes its place', (_name, Page, data) => {
  const content: Content = { site, navigation, estimateForm, interfaceWords, data: data() };
  const { structure } = partsOf(render(Page, poisoned(content, ' and more')));
  for (const payload of payloads) {
    const parts = partsOf(render(Page, poisoned(content, payload)));
    expect(parts.structure, payload).toEqual(structure);
    expect(parts.words.split(payload).length, 'it is shown as it is').toBeGreaterThan(20);
  }
});

test('an escaping text would be noticed', () => {
  const html = (words: string) => partsOf(`<p title="${words}">a</p>`).structure;
  expect(payloads.some((payload) => html(payload).join() !== html('a').join())).toBe(true);
});
