import { notFound } from '#content/notFound';
import { pageHead } from '../pageHead.ts';

export function data() {
  return { head: pageHead(notFound.page.seo, '/404', { noindex: true }), notFound };
}
