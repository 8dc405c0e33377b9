import type { WebPage } from 'schema-dts';
import type { HeadData, PageSubject } from '../../components/PageContext/head.ts';
import { site } from '../content.ts';
import { blogId, businessId, pageId, pageUrl, ref, websiteId } from './identity.ts';
import { imageObject } from './imageObject.ts';

type Kind = PageSubject['kind'] | 'page';

const types = {
  page: 'WebPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  service: 'WebPage',
  city: 'WebPage',
  gallery: 'ImageGallery',
  blog: 'CollectionPage',
  post: 'WebPage',
} as const satisfies Record<Kind, string>;

/** The page itself, which holds the parts of its graph together. */
export function webPage(head: HeadData): WebPage {
  const { path, title, description, image, crumbs, subject } = head;
  return {
    '@type': types[subject?.kind ?? 'page'],
    '@id': pageId(path, 'webpage'),
    url: pageUrl(path),
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: ref(websiteId),
    ...subjectOf(path, subject),
    ...(crumbs.length > 1 ? { breadcrumb: ref(pageId(path, 'breadcrumb')) } : {}),
    ...(image
      ? { primaryImageOfPage: { ...imageObject(image), '@id': pageId(path, 'picture') } }
      : {}),
  };
}

/** What the page is for, where that has a node of its own; else it is about the business. */
function subjectOf(path: string, subject?: PageSubject) {
  switch (subject?.kind) {
    case 'service':
    case 'city':
      return { mainEntity: ref(pageId(path, 'service')) };
    case 'post':
      return { mainEntity: ref(pageId(path, 'article')) };
    case 'blog':
      return { mainEntity: ref(blogId) };
    case 'gallery':
      return { about: ref(businessId), associatedMedia: pictures(subject) };
    default:
      return { about: ref(businessId) };
  }
}

function pictures({ pictures }: Extract<PageSubject, { kind: 'gallery' }>) {
  return pictures.map(({ name, picture }) => ({ ...imageObject(picture), name }));
}
