import { unescape as decoded } from 'node:querystring';
import { fromHtml } from 'hast-util-from-html';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { type Finding, finding } from '../content/model/diagnostic.ts';
import type { BuiltSite } from '../serve/builtPages.ts';
import { type PageDocument, readPage } from './pageDocument.ts';

/** A finding and the page that it is on. */
export interface PageFinding {
  path: string;
  found: Finding;
}

/**
 * Reads the HTML of every page: head, headings, links, markup and structured data. It takes
 * milliseconds per page, so every page is read, however many there are.
 */
export async function readPages(site: BuiltSite): Promise<PageFinding[]> {
  const documents = new Map(site.pages.map(({ path, html }) => [path, readPage(fromHtml(html))]));
  const moved = new Set(site.pages.flatMap(({ path, status }) => (status === 301 ? [path] : [])));
  const validator = new HtmlValidate(htmlRules);
  const markup = await Promise.all(
    site.pages.map(async ({ path, html }) =>
      findMarkup(path, await validator.validateString(html)),
    ),
  );
  return [
    ...[...documents].flatMap(([path, document]) => [
      ...findHeading(path, document),
      ...findDeadLinks(path, documents, site),
      ...findBrokenData(path, document),
    ]),
    // Search engines list where a page is, not where it was.
    ...findListings(new Map([...documents].filter(([path]) => !moved.has(path)))),
    ...markup.flat(),
  ];
}

const findHeading = (path: string, { headings: count }: PageDocument): PageFinding[] =>
  count === 1 ? [] : [{ path, found: finding('page-heading', { path, count }) }];

function findListings(documents: ReadonlyMap<string, PageDocument>): PageFinding[] {
  const seen = new Map<string, string>();
  return [...documents].flatMap(([path, document]) =>
    (['title', 'description'] as const).flatMap((what): PageFinding[] => {
      const words = document[what].trim().toLowerCase();
      const other = words ? seen.get(`${what} ${words}`) : undefined;
      seen.set(`${what} ${words}`, path);
      if (words && other === undefined) return [];
      return [{ path, found: finding('page-listing', { path, what, other }) }];
    }),
  );
}

function findDeadLinks(
  path: string,
  documents: ReadonlyMap<string, PageDocument>,
  { base, hasFile }: BuiltSite,
): PageFinding[] {
  const here = `https://this.site${base}${path.slice(1)}`;
  const leadsSomewhere = (href: string): boolean => {
    if (!URL.canParse(href, here)) return false;
    const { host, pathname, hash } = new URL(href, here);
    if (host !== new URL(here).host) return true;
    if (!pathname.startsWith(base)) return false;
    const page = pathname.slice(base.length - 1);
    const ids = documents.get(page)?.ids;
    return ids ? !hash || ids.has(decoded(hash.slice(1))) : hasFile(page);
  };
  const links = documents.get(path)?.links ?? [];
  return links
    .filter(({ href }) => !leadsSomewhere(href))
    .map(({ href, words }) => ({ path, found: finding('page-link', { path, href, words }) }));
}

function findBrokenData(path: string, { data }: PageDocument): PageFinding[] {
  return data.flatMap((text): PageFinding[] => {
    try {
      JSON.parse(text);
      return [];
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return [{ path, found: finding('page-data', { path, problem }) }];
    }
  });
}

/** What the HTML of every page must satisfy. @see https://html-validate.org/rules/ */
const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes srcSet and autoComplete; HTML ignores case.
    'attr-case': 'off',
    // Written by React and by the Markdown compiler; both forms are valid HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Search results may cut a title; the content’s own rule says how long one may be.
    'long-title': 'off',
    // Headings may start with a digit, and HTML allows such ids.
    'valid-id': ['error', { relaxed: true }],
    // Numbers are kept on one line by the stylesheet.
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
  },
};

type Markup = Awaited<ReturnType<HtmlValidate['validateString']>>;

const findMarkup = (path: string, { results }: Markup): PageFinding[] =>
  results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => {
      const problem = `${message.replace(/\.$/, '')} (${ruleId})`;
      return { path, found: finding('page-markup', { path, problem }) };
    }),
  );
