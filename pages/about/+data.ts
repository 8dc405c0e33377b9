import { about } from '#content/about';
import { pageHead } from '../pageHead.ts';

export function data() {
  const { seo, hero } = about;
  return {
    head: pageHead(seo, '/about', { image: hero.image, subject: { kind: 'about' } }),
    about,
  };
}
