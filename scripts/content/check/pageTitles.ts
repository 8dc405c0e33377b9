import {
  collectionFolders,
  contentTypeOf,
  contentTypes,
  singleTypes,
} from '../model/contentTypes.ts';
import { metaOf, valueAt } from '../model/fieldSchema.ts';
import { parsePath } from '../model/fileName.ts';
import { capitalized, shortened } from '../model/words.ts';
import { parseFile } from '../source/parseFile.ts';

/** The longest allowed title; a longer one is a mistake that has its own finding. */
const maxTitle = 90;

/**
 * What editors call a file: its entry’s title or name, or the name of its only page.
 * @param file the path below `content/`
 * @param text its content, if it can be read; it may have mistakes
 * @returns `undefined` for a file that no page uses
 */
export function titleOfFile(file: string, text = ''): string | undefined {
  const type = contentTypeOf(file);
  // A file with the wrong extension is still meant as an entry.
  if (!type) return collectionFolders.includes(parsePath(file).dir) ? inWords(file) : undefined;
  if (type in singleTypes) return metaOf(contentTypes[type].schema).title;
  const { data } = parseFile(`content/${file}`, text).document;
  const names = ['title', 'name', 'heading'].map((key) => valueAt(data, [key]));
  const name = names.find((each): each is string => typeof each === 'string' && each !== '');
  return name === undefined ? inWords(file) : shortened(name, maxTitle);
}

/** storm-damage.md → Storm damage */
function inWords(file: string): string {
  const words = parsePath(file).name.replaceAll('-', ' ');
  return capitalized(words);
}
