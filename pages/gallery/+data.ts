import { gallery } from '#content/gallery';
import { interfaceWords } from '#content/interfaceWords';
import { projects } from '#content/projects';
import type { GalleryProject } from '../../components/ProjectGrid/galleryProject.ts';
import { completed } from '../../scripts/content/model/completed.ts';
import { pageHead } from '../pageHead.ts';

export function data() {
  const { categories } = gallery.projects;
  return {
    head: pageHead(gallery.seo, '/gallery', {
      image: gallery.hero.image,
      subject: { kind: 'gallery', pictures: namedPictures() },
    }),
    gallery,
    projects: projects.map(
      ({ slug, title, category, description, image }): GalleryProject => ({
        slug,
        title,
        description,
        image,
        category,
        categoryName: categories.find(({ id }) => id === category)?.name ?? category,
      }),
    ),
  };
}

/** Every picture on the page, once. */
function namedPictures() {
  const { pictureBefore, pictureAfter } = interfaceWords.comparison;
  return [
    ...projects.map(({ title, image }) => ({ name: title, picture: image })),
    ...gallery.beforeAfter.pairs.flatMap(({ title, before, after }) => [
      { name: completed(pictureBefore, { title }), picture: before },
      { name: completed(pictureAfter, { title }), picture: after },
    ]),
  ];
}
