import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scenes } from './scenes/all.ts';

/**
 * Writes every illustration, or those whose names contain one of the arguments:
 * `npm run illustrate -- cities/`.
 */
const images = join(dirname(fileURLToPath(import.meta.url)), '../../content/images');
const wanted = process.argv.slice(2);

for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length === 0 || wanted.some((part) => name.includes(part))) {
    const file = join(images, `${name}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, scene());
  }
}
