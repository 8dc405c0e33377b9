import { services } from '#content/services';
import { testimonials } from '#content/testimonials';
import { isAbout, type PlaceOrService } from './isAbout.ts';

/**
 * What a customer says beside the form: of that place or service, else of a service of the same
 * section, else what the reviews page says first, as the home page shows the others anyway.
 * @returns nothing where there are no reviews at all
 */
export function formReview(subject: PlaceOrService = {}) {
  const sectionOf = (slug: string | undefined) =>
    services.find((service) => service.slug === slug)?.section;
  const section = sectionOf(subject.service);
  const review =
    testimonials.find((about) => isAbout(about, subject)) ??
    testimonials.find((about) => section && about.services?.map(sectionOf).includes(section)) ??
    testimonials.find(({ page }) => page === 'reviews') ??
    testimonials[0];
  return review && reviewWords(review);
}

/** What is shown of a review. */
export const reviewWords = ({ slug, name, location, text }: (typeof testimonials)[number]) => ({
  slug,
  name,
  location,
  text,
});
