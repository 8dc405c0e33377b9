import { reviews } from '#content/reviews';
import { testimonials } from '#content/testimonials';
import { workOf } from '../evidence.ts';
import { pageHead } from '../pageHead.ts';

export function data() {
  return {
    head: pageHead(reviews.seo, '/reviews'),
    reviews,
    testimonials: testimonials
      .filter(({ page }) => page === 'reviews')
      .map((review) => {
        const { slug, name, location, rating, text } = review;
        return { slug, name, location, rating, text, work: workOf(review) };
      }),
  };
}

export type Review = ReturnType<typeof data>['testimonials'][number];
