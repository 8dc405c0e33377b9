import { gallery } from '#content/gallery';
import { interfaceWords } from '#content/interfaceWords';
import { projects } from '#content/projects';
import { completed } from '../../scripts/content/model/published.ts';
import { pageHead } from '../pageHead.ts';
import { galleryProjects, oneOfEach } from './galleryProjects.ts';

export function data() {
  const all = galleryProjects();
  return {
    head: pageHead(gallery.seo, '/gallery', {
      image: gallery.hero.image,
      subject: { kind: 'gallery', pictures: namedPictures() },
    }),
    gallery,
    featured: oneOfEach(all),
    projects: all,
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
