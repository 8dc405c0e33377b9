import path from 'node:path';
import { globSync } from 'tinyglobby';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{components,pages,renderer}/**/*.module.scss', { cwd: root }).sort();

/** The first number that two letters or digits stand for, the first of them a letter. */
const firstOfTwo = Number.parseInt('a0', 36);

/**
 * The name that a class or an animation of a component has on pages: its file’s number and its own
 * within the file, `a03`. Names with words, as there are while editing, are 1.2 KB more of compressed
 * styles.
 * @param name as the component’s styles have it
 * @param file the absolute path of these styles
 * @param css what they say
 * @throws where the number would say nothing: for styles elsewhere, and a name that they do not have
 */
export function scopedName(name: string, file: string, css: string): string {
  const style = path.relative(root, file).split(path.sep).join('/');
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  const [ofFile, ofName] = [files.indexOf(style), names.indexOf(name)];
  if (ofFile < 0 || ofName < 0) throw new Error(`No name on pages for “${name}” of ${style}.`);
  return (firstOfTwo + ofFile).toString(36) + ofName.toString(36);
}
