import type { Graph, Thing } from 'schema-dts';
import type { HeadData } from '../../components/PageContext/head.ts';
import { blogPosting, blogWithPosts } from './blogPosting.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { business } from './business.ts';
import { faqPage } from './faqPage.ts';
import { cityService, service } from './service.ts';
import { webPage } from './webPage.ts';
import { website } from './website.ts';

/** All that a page says to search engines, as nodes that name each other by their ids. */
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
