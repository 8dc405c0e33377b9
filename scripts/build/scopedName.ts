import path from 'node:path';
import { globSync } from 'tinyglobby';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{components,pages,renderer}/**/*.module.scss', { cwd: root }).sort();

/**
 * The name that a class of a component has on pages: with the number of its file, as the hash that
 * Vite would put there compresses badly, which is a tenth of all styles and of a page’s HTML.
 * @param name as the component’s styles have it
 * @param file the absolute path of these styles
 */
export function scopedName(name: string, file: string): string {
  const style = path.relative(root, file).split(path.sep).join('/');
  // One that is new since the dev server began.
  if (!files.includes(style)) files.push(style);
  return `${name}-${files.indexOf(style)}`;
}
