import { services } from '#content/services';
import { testimonials } from '#content/testimonials';
import { type Evident, isAbout, type PlaceOrService } from './isAbout.ts';

/**
 * The customer’s review beside the form.
 * @returns nothing if there are no reviews at all
 */
export function formReview(subject: PlaceOrService = {}) {
  const review = fittingReview(subject, testimonials, services);
  return review && reviewWords(review);
}

/**
 * The review of a place or service, else of a service in the same section, else the first one that
 * is only on the reviews page, as the home page shows the others anyway.
 * @param offered the services
 */
export function fittingReview<Review extends Evident & { readonly page: string }>(
  subject: PlaceOrService,
  reviews: readonly Review[],
  offered: readonly { readonly slug: string; readonly section: string }[],
): Review | undefined {
  const sectionOf = (slug: string | undefined) =>
    offered.find((service) => service.slug === slug)?.section;
  const section = sectionOf(subject.service);
  return (
    reviews.find((about) => isAbout(about, subject)) ??
    reviews.find((about) => section && about.services?.map(sectionOf).includes(section)) ??
    reviews.find(({ page }) => page === 'reviews') ??
    reviews[0]
  );
}

/** What is shown of a review. */
export const reviewWords = ({ slug, name, location, text }: (typeof testimonials)[number]) => ({
  slug,
  name,
  location,
  text,
});
