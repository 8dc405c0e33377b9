import { cities } from '#content/cities';
import { posts } from '#content/posts';
import { projects } from '#content/projects';
import { services } from '#content/services';
import { testimonials } from '#content/testimonials';

/** A place or a service, by the name of its file. */
interface PlaceOrService {
  city?: string;
  service?: string;
}

/** What an entry says that it is about. */
interface Evident {
  readonly city?: string | undefined;
  readonly cities?: readonly string[] | undefined;
  readonly services?: readonly string[] | undefined;
}

/** How many of each a page shows; the rest is on the pages that list them all. */
const most = { projects: 3, reviews: 2, articles: 3 };

/**
 * What the site has to show for a place or a service: finished jobs, reviews other than the one
 * beside the form, articles, and pages of the services that were done there.
 * @param subject the name of the city’s or the service’s file
 * @param named services to list besides those of the jobs and reviews
 * @returns nothing if there is none of it
 */
export function evidenceOf(subject: PlaceOrService, named: readonly string[] = []) {
  const isShown = (about: Evident) => isAbout(about, subject);
  const jobs = projects.filter(isShown);
  const reviews = testimonials.filter(isShown);
  const besideForm = formReview(subject)?.slug;
  const others = reviews.filter(({ slug }) => slug !== besideForm);
  const articles = posts.filter(isShown);
  const done = new Set([
    ...named,
    ...[...jobs, ...reviews].flatMap(({ services = [] }) => services),
  ]);
  const pages = subject.city === undefined ? [] : services.filter(({ slug }) => done.has(slug));
  if (jobs.length + others.length + articles.length + pages.length === 0) return undefined;
  return {
    projects: jobs.slice(0, most.projects).map(({ slug, title, description, image, city }) => ({
      slug,
      title,
      description,
      image,
      place: subject.city === undefined ? placeOf(city) : undefined,
    })),
    reviews: others.slice(0, most.reviews).map(reviewWords),
    articles: articles.slice(0, most.articles).map(({ title, path }) => ({ label: title, path })),
    services: pages.map(({ name, path }) => ({ label: name, path })),
  };
}

/**
 * What a review is about, as far as it is known: links to the services and the place, and the job
 * with its picture.
 */
export function workOf(review: (typeof testimonials)[number]) {
  const job = projects.find(({ slug }) => slug === review.project);
  return {
    services: services
      .filter(({ slug }) => review.services?.includes(slug))
      .map(({ name, path }) => ({ label: name, path })),
    place: placeOf(review.city)?.path,
    project: job && { slug: job.slug, title: job.title },
    image: review.image ?? job?.image,
  };
}

function placeOf(slug: string | undefined) {
  const city = cities.find((candidate) => candidate.slug === slug);
  return city && { label: `${city.name}, ${city.state}`, path: city.path };
}

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
const reviewWords = ({ slug, name, location, text }: (typeof testimonials)[number]) => ({
  slug,
  name,
  location,
  text,
});

const isAbout = (about: Evident, { city, service = '' }: PlaceOrService) =>
  city === undefined
    ? about.services?.includes(service)
    : [about.city, ...(about.cities ?? [])].includes(city);
