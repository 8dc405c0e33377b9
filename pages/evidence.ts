import { cities } from '#content/cities';
import { posts } from '#content/posts';
import { projects } from '#content/projects';
import { services } from '#content/services';
import { testimonials } from '#content/testimonials';
import { formReview, reviewWords } from './formReview.ts';
import { type Evident, isAbout, type PlaceOrService } from './isAbout.ts';

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
    project: job?.title,
    image: review.image ?? job?.image,
  };
}

function placeOf(slug: string | undefined) {
  const city = cities.find((candidate) => candidate.slug === slug);
  return city && { label: `${city.name}, ${city.state}`, path: city.path };
}
