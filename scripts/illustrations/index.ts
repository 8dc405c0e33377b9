import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markSvg } from './mark.ts';
import { beforeAfter } from './scenes/beforeAfter.ts';
import { brand } from './scenes/brand.ts';
import { cities } from './scenes/cities.ts';
import { home } from './scenes/home.ts';
import { posts } from './scenes/posts.ts';
import { projects } from './scenes/projects.ts';
import { restoration } from './scenes/restoration.ts';
import { services } from './scenes/services.ts';

const images = join(dirname(fileURLToPath(import.meta.url)), '../../content/images');

const scenes: Readonly<Record<string, () => string>> = {
  'heroes/home': home,
  ...services,
  ...restoration,
  ...cities,
  ...projects,
  ...beforeAfter,
  ...posts,
  ...brand,
  'brand/mark': markSvg,
};

const wanted = process.argv.slice(2);
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length === 0 || wanted.some((part) => name.includes(part))) {
    const file = join(images, `${name}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, scene());
  }
}
