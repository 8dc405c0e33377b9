import type { BreadcrumbList, FAQPage, Graph, Thing, WebSite } from 'schema-dts';
import type { HeadData } from '../../components/PageContext/head.ts';
import { site } from '../content.ts';
import { blogPosting, blogWithPosts } from './blogPosting.ts';
import { business } from './business.ts';
import { businessId, pageId, pageUrl, ref, websiteId } from './identity.ts';
import { cityService, service } from './service.ts';
import { webPage } from './webPage.ts';

/** What search engines read about the page, as one JSON-LD graph; no CSP blocks a data block. */
export function StructuredData({ head }: { head: HeadData }) {
  const json = serialise(pageGraph(head));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialise escapes what could end it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * A value as JSON that is safe in a `<script>` element: nothing in it can end the element, open a
 * comment or be read as an entity. `JSON.stringify` already escapes lone surrogates.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
function serialise(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, unicodeEscape);
}

const unicodeEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** All that a page says to search engines, as nodes that refer to each other by their ids. */
function pageGraph(head: HeadData): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(),
      website(),
      webPage(head),
      ...(head.crumbs.length > 1 ? [breadcrumbList(head)] : []),
      ...subjectNodes(head),
      ...(head.questions ? [faqPage(head.path, head.questions)] : []),
    ],
  };
}

function subjectNodes(head: HeadData): Thing[] {
  const { subject } = head;
  switch (subject?.kind) {
    case 'service':
      return [service(subject.service)];
    case 'city':
      return [cityService(subject.city)];
    case 'blog':
      return [blogWithPosts(subject.posts)];
    case 'post':
      return [blogPosting(subject.post, subject.category)];
    default:
      return [];
  }
}

function website() {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: `${site.url}/`,
    name: site.company.name,
    alternateName: site.company.shortName,
    inLanguage: site.language,
    publisher: ref(businessId),
  } satisfies WebSite;
}

function breadcrumbList({ path, crumbs }: HeadData) {
  return {
    '@type': 'BreadcrumbList',
    '@id': pageId(path, 'breadcrumb'),
    itemListElement: crumbs.map(({ name, path: above }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(above),
    })),
  } satisfies BreadcrumbList;
}

/**
 * The questions that a page answers.
 * @see https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
function faqPage(path: string, questions: NonNullable<HeadData['questions']>): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageId(path, 'questions'),
    isPartOf: ref(pageId(path, 'webpage')),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
