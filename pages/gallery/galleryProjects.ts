import { cities } from '#content/cities';
import { gallery } from '#content/gallery';
import { interfaceWords } from '#content/interfaceWords';
import { projects } from '#content/projects';
import { services } from '#content/services';
import type { GalleryProject } from '../../components/ProjectGrid/ProjectFacts.tsx';
import { completed } from '../../scripts/content/model/published.ts';

type Project = (typeof projects)[number];

const { facts: labels, note } = interfaceWords.projects;

/** Every project with all that the gallery says about it, in the order of the content. */
export const galleryProjects = (): GalleryProject[] =>
  projects.map((project) => {
    const { slug, title, category, description, image } = project;
    const { categories } = gallery.projects;
    return {
      slug,
      title,
      description,
      image,
      category,
      categoryName: categories.find(({ id }) => id === category)?.name ?? category,
      facts: factsOf(project),
      inquiry: {
        serviceType: services.find((service) => project.services?.includes(service.slug))
          ?.serviceType,
        note: completed(note, { title }),
      },
    };
  });

/** The town alone is nothing new: the title has it. */
function factsOf({ problem, work, result, material, days, ...place }: Project) {
  if (!(problem ?? work ?? result ?? material ?? days)) return [];
  const city = cities.find(({ slug }) => slug === place.city);
  const values = {
    problem,
    work,
    result,
    town: place.town ?? (city && `${city.name}, ${city.state}`),
    material,
    time: days && completed(days === 1 ? labels.day : labels.days, { days }),
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [{ label: labels[name as keyof typeof values], value }] : [],
  );
}

/**
 * The projects in a different order from the grid: one of each category in turn, starting with the
 * last category, so that the carousel shows how much there is to see.
 */
export function oneOfEach(all: readonly GalleryProject[]): GalleryProject[] {
  const ids = [...new Set(all.map(({ category }) => category))].reverse();
  const groups = ids.map((id) => all.filter(({ category }) => category === id));
  return all.flatMap((_, round) => groups.flatMap((group) => group.slice(round, round + 1)));
}
