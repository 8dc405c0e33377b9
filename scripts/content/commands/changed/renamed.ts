import { belowContent, type ContentFolder, sourceOf } from '../../model/contentFolder.ts';
import { type ContentModel, isOnSite, type Publishing } from '../../model/contentModel.ts';
import { type ContentPage, contentPages, movedAddresses } from '../../model/contentPages.ts';
import { collectionsWithBodies, collectionTypes, contentSchema } from '../../model/contentTypes.ts';
import { type Diagnostic, finding, locate, startOfFile } from '../../model/diagnostic.ts';
import { isRecord, knownKeys, valueAt } from '../../model/fieldSchema.ts';
import { parsePath } from '../../model/fileName.ts';
import { pathOfEntry, possiblePaths } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { placeForField } from '../../source/fieldLines.ts';
import { parseFile } from '../../source/parseFile.ts';
import { git } from './checkBase.ts';

interface Renaming {
  old: string;
  name: string;
}

const siteFile = 'content/site.yaml';

/**
 * Finds where copy has the name that the company had before the branch gave it another. A
 * customer’s words stay as they are.
 * @param root the project’s folder
 * @param base the commit that the branch started from
 * @param site the settings as they are now; `undefined` while they are broken
 */
export async function checkOldNames(
  root: string,
  base: string,
  { texts }: ContentFolder,
  site: Site | undefined,
): Promise<Diagnostic[]> {
  const before = site && (await git(root, ['show', `${base}:./${siteFile}`]));
  if (!before) return [];
  const { data } = parseFile(siteFile, before).document;
  const renamings = renamingsOf(site.company, valueAt(data, ['company']));
  return [...texts.values()].flatMap(({ path, text }) =>
    path.startsWith(`${collectionTypes.testimonials.folder}/`)
      ? []
      : text
          .split('\n')
          .flatMap((line, index) => oldNamesIn(line, renamings, `content/${path}`, index + 1)),
  );
}

/** The longer name first, as the shorter one may be a part of it. */
function renamingsOf(now: Site['company'], before: unknown): Renaming[] {
  return (['name', 'shortName'] as const).flatMap((key) => {
    const old = valueAt(before, [key]);
    // What became longer is still named by its first words.
    const isOther = typeof old === 'string' && !`${now.name} ${now.shortName}`.includes(old);
    return isOther ? [{ old, name: now[key] }] : [];
  });
}

/** Words by which a text itself says that the name is an old one. */
const saysSo = /(?:formerly|previously|once|then|was|were|used to be|known as|called)[\s“"‘']*$/i;

function oldNamesIn(text: string, renamings: readonly Renaming[], file: string, line: number) {
  // The titles of pages are looked at by themselves.
  if (file === siteFile && text.startsWith('titleTemplate:')) return [];
  const found: Diagnostic[] = [];
  let rest = text;
  for (const { old, name } of renamings) {
    for (let at = rest.indexOf(old); at >= 0; at = rest.indexOf(old, at + 1)) {
      const end = at + old.length;
      rest = rest.slice(0, at) + ' '.repeat(old.length) + rest.slice(end);
      if (saysSo.test(text.slice(0, at))) continue;
      const suggestion = /^[\w .&-]+$/.test(name) ? name : undefined;
      const range = { line, column: at + 1, endLine: line, endColumn: end + 1 };
      const params = { name, place: `“${old}”`, isOld: true };
      found.push(locate(finding('other-name', params, { suggestion }), file, range));
    }
  }
  return found;
}

/**
 * Finds the pages whose address changes since a commit, be it by their file’s name or by a field,
 * and that do not list the old one.
 * @param root the project’s folder
 * @param base the commit to compare with
 * @param before the files that may tell of one, by what they are called now
 */
export async function unlistedMoves(
  root: string,
  base: string,
  before: ReadonlyMap<string, string>,
  folder: ContentFolder,
  model: ContentModel,
): Promise<Diagnostic[]> {
  const pages = contentPages(model);
  const known = new Set([...pages.map(({ path }) => path), ...movedAddresses(pages).keys()]);
  const found = pages.map(async (page): Promise<Diagnostic[]> => {
    const file = before.get(page.facts.file);
    const old = file && (await addressBefore(root, base, file, model.today));
    return old && !known.has(old) ? [propose(page, old, sourceOf(folder, page.facts)?.text)] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Where the page of a file was; `undefined` for one that was not on the site. */
async function addressBefore(root: string, base: string, file: string, today: string) {
  const { dir, name: slug } = parsePath(file);
  const type = collectionsWithBodies.find(
    (name) => `content/${collectionTypes[name].folder}` === dir,
  );
  const text = type && (await git(root, ['show', `${base}:./${file}`]));
  const data = text && parseFile(file, text).document.data;
  if (!type || !isRecord(data) || !isOnSite(data as Publishing, today)) return undefined;
  const address = pathOfEntry(collectionTypes[type], slug, data);
  return possiblePaths(type, slug).includes(address) ? address : undefined;
}

/** The line above the new one is written anew with it, so that a program can put both in place. */
function propose({ path: now, facts: { file } }: ContentPage, old: string, text = ''): Diagnostic {
  const place = placeFor(file, text, old);
  const line = text.split('\n')[(place?.after ?? 0) - 1];
  if (!place || line === undefined)
    return locate(finding('unlisted-move', { old, now }), file, startOfFile);
  const suggestion = [line, ...place.lines].join('\n');
  const range = { line: place.after, column: 1, endLine: place.after, endColumn: line.length + 1 };
  return locate(finding('unlisted-move', { old, now }, { suggestion }), file, range);
}

/** The lines to add, and the number of the line below which they go. */
function placeFor(file: string, text: string, old: string) {
  const { document } = parseFile(file, text);
  const listed = valueAt(document.data, ['formerly']);
  if (Array.isArray(listed)) {
    const { line } = document.rangeOfValue(['formerly', listed.length - 1]);
    const [sign] = /^\s*- /.exec(text.split('\n')[line - 1] ?? '') ?? [];
    return sign === undefined ? undefined : { after: line, lines: [`${sign}${old}`] };
  }
  const keys = knownKeys(contentSchema(belowContent(file)), document.data);
  const place = placeForField(document, [], keys.slice(0, keys.indexOf('formerly')));
  return place && { after: place.after, lines: ['formerly:', `  - ${old}`] };
}
