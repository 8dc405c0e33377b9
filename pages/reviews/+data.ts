import { reviews } from '#content/reviews';
import { testimonials } from '#content/testimonials';
import { pageHead } from '../pageHead.ts';

export function data() {
  return {
    head: pageHead(reviews.seo, '/reviews'),
    reviews,
    testimonials: testimonials
      .filter(({ page }) => page === 'reviews')
      .map(({ slug, name, location, rating, text }) => ({ slug, name, location, rating, text })),
  };
}

export type Review = ReturnType<typeof data>['testimonials'][number];
