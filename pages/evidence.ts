import { cities } from '#content/cities';
import { posts } from '#content/posts';
import { projects } from '#content/projects';
import { services } from '#content/services';
import { testimonials } from '#content/testimonials';

/** How many of each a page shows; the rest is on the pages that list them all. */
const most = { projects: 3, reviews: 2, articles: 3 };

interface Subject {
  city?: string;
  service?: string;
}

interface About {
  readonly city?: string | undefined;
  readonly cities?: readonly string[] | undefined;
  readonly services?: readonly string[] | undefined;
}

/**
 * What the site has to show of a place or a service: finished jobs, what customers say, articles,
 * and pages of what was done there.
 * @param subject the name of the city’s or the service’s file
 * @param named services to list besides those of the jobs and reviews
 * @returns nothing where there is none of it
 */
export function evidenceOf(subject: Subject, named: readonly string[] = []) {
  const isAbout = (about: About) =>
    subject.city === undefined
      ? about.services?.includes(subject.service ?? '')
      : [about.city, ...(about.cities ?? [])].includes(subject.city);
  const jobs = projects.filter(isAbout);
  const reviews = testimonials.filter(isAbout);
  const articles = posts.filter(isAbout);
  const done = new Set([
    ...named,
    ...[...jobs, ...reviews].flatMap(({ services = [] }) => services),
  ]);
  const pages = subject.city === undefined ? [] : services.filter(({ slug }) => done.has(slug));
  if (jobs.length + reviews.length + articles.length + pages.length === 0) return undefined;
  return {
    projects: jobs.slice(0, most.projects).map(({ slug, title, description, image, city }) => ({
      slug,
      title,
      description,
      image,
      place: subject.city === undefined ? placeOf(city) : undefined,
    })),
    reviews: reviews
      .slice(0, most.reviews)
      .map(({ slug, name, location, text }) => ({ slug, name, location, text })),
    articles: articles.slice(0, most.articles).map(({ title, path }) => ({ label: title, path })),
    services: pages.map(({ name, path }) => ({ label: name, path })),
  };
}

export type EvidenceData = NonNullable<ReturnType<typeof evidenceOf>>;

/** What a review is about, as far as it is known: services by their pages, and the job. */
export function workOf({
  services: slugs = [],
  project,
}: About & { readonly project?: string | undefined }) {
  return {
    services: services
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ name, path }) => ({ label: name, path })),
    project: projects.find(({ slug }) => slug === project)?.title,
  };
}

function placeOf(slug: string | undefined) {
  const city = cities.find((candidate) => candidate.slug === slug);
  return city && { label: `${city.name}, ${city.state}`, path: city.path };
}
