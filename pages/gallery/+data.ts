import { gallery } from '#content/gallery';
import { projects } from '#content/projects';
import { pageHead } from '../pageHead.ts';

export function data() {
  const { categories } = gallery.projects;
  return {
    head: pageHead(gallery.seo, '/gallery', { image: gallery.hero.image }),
    gallery,
    projects: projects.map(({ slug, title, category, description, image }) => ({
      slug,
      title,
      description,
      image,
      category,
      categoryName: categories.find(({ id }) => id === category)?.name ?? category,
    })),
  };
}

export type GalleryProject = ReturnType<typeof data>['projects'][number];
