import type { PageContextServer } from 'vike/types';
import { readBody } from '#content/bodies';
import { pages } from '#content/pages';
import { requestedEntry } from '../entries.ts';
import { formReview } from '../evidence.ts';
import { pageHead } from '../pageHead.ts';

export function data({ routeParams }: Pick<PageContextServer, 'routeParams'>) {
  const page = requestedEntry(pages, routeParams.slug);
  const { html } = readBody('pages', page.slug);
  const { seo, path, estimate: hasEstimate = false, image, questions } = page;
  return {
    head: pageHead(seo, path, { hasEstimate, image, questions: questions?.list }),
    page,
    review: hasEstimate ? formReview() : undefined,
    html,
  };
}
