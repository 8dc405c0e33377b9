import type { BreadcrumbList } from 'schema-dts';
import type { HeadData } from '../../components/PageContext/head.ts';
import { pageId, pageUrl } from './identity.ts';

export function breadcrumbList({ path, crumbs }: HeadData) {
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
