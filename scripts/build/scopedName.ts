import path from 'node:path';
import { globSync } from 'tinyglobby';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{components,pages,renderer}/**/*.module.scss', { cwd: root }).sort();

/** The first base-36 number with two digits of which the first is a letter. */
const firstOfTwo = Number.parseInt('a0', 36);

/**
 * The name that a class or an animation of a component has on pages: its file’s number and then its
 * own number within the file, `a03`. Names with words, as used while editing, would add 1.2 KB of
 * compressed styles.
 * @param name as it is in the component’s styles
 * @param file the absolute path of these styles
 * @param css their text
 * @throws when there is no number: for styles elsewhere, or a name that they do not have
 */
export function scopedName(name: string, file: string, css: string): string {
  const style = path.relative(root, file).split(path.sep).join('/');
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  const [ofFile, ofName] = [files.indexOf(style), names.indexOf(name)];
  if (ofFile < 0 || ofName < 0) throw new Error(`No name on pages for “${name}” of ${style}.`);
  return (firstOfTwo + ofFile).toString(36) + ofName.toString(36);
}
