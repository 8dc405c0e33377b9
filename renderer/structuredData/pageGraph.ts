import type { BreadcrumbList, FAQPage, Graph, Thing, WebSite } from 'schema-dts';
import type { HeadData } from '../../components/PageContext/head.ts';
import { site } from '../content.ts';
import { blogPosting, blogWithPosts } from './blogPosting.ts';
import { business } from './business.ts';
import { businessId, pageId, pageUrl, ref, websiteId } from './identity.ts';
import { cityService, service } from './service.ts';
import { webPage } from './webPage.ts';

/** All that a page says to search engines, as nodes that refer to each other by their ids. */
export function pageGraph(head: HeadData): Graph {
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
