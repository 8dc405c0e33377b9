import type { Graph, Thing } from 'schema-dts';
import type { PageHead } from '../../components/PageContext/head.ts';
import { blog, blogPosting } from './blogPosting.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { business } from './business.ts';
import { cityService, service } from './service.ts';
import { webPage } from './webPage.ts';
import { website } from './website.ts';

/** All that a page says to search engines, as nodes that name each other by their ids. */
export function pageGraph(head: PageHead): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(),
      website(),
      webPage(head),
      ...(head.crumbs.length > 1 ? [breadcrumbList(head)] : []),
      ...subjectNodes(head),
    ],
  };
}

function subjectNodes(head: PageHead): Thing[] {
  const { subject } = head;
  switch (subject?.kind) {
    case 'service':
      return [service(subject.service)];
    case 'city':
      return [cityService(subject.city)];
    case 'blog':
      return [blog(head, subject.posts)];
    case 'post':
      return [blogPosting(subject.post, subject.category)];
    default:
      return [];
  }
}
