import { about } from '#content/about';
import { pageHead } from '../pageHead.ts';

export function data() {
  return { head: pageHead(about.seo, '/about', { image: about.hero.image }), about };
}
