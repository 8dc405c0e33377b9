import path from 'node:path';
import { collectionTypes, singleTypes } from '../contentTypes.ts';
import { parseFrontMatter } from '../parse/parseFrontMatter.ts';
import { parseYaml } from '../parse/parseYaml.ts';
import { metaOf, valueAt } from '../validate/fieldSchema.ts';

/**
 * What editors call a file: its entry’s title or name, or the name of its only page.
 * @param file the path below `content/`
 * @param text what it says, if it can be read; it may have mistakes
 * @returns `undefined` for a file that no page uses
 */
export function pageTitle(file: string, text = ''): string | undefined {
  const single = Object.values(singleTypes).find((type) => type.file === file);
  if (single) return metaOf(single.schema).title;
  const folder = path.posix.dirname(file);
  const collection = Object.values(collectionTypes).find((type) => type.folder === folder);
  if (!collection) return undefined;
  const parse = collection.extension === '.md' ? parseFrontMatter : parseYaml;
  const { data } = parse(`content/${file}`, text).document;
  const names = ['title', 'name'].map((key) => valueAt(data, [key]));
  return (
    names.find((name): name is string => typeof name === 'string' && name !== '') ?? inWords(file)
  );
}

/** storm-damage.md → Storm damage */
function inWords(file: string): string {
  const words = path.posix.parse(file).name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
