import { belowContent, type ContentFolder, sourceOf } from '../../model/contentFolder.ts';
import {
  type ContentModel,
  type ContentPage,
  contentPages,
  isOnSite,
  movedAddresses,
  type Publishing,
} from '../../model/contentModel.ts';
import { collectionTypes, collectionWithPage, contentSchema } from '../../model/contentTypes.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import { isRecord, valueAt } from '../../model/fieldSchema.ts';
import { meantSlug, parsePath } from '../../model/fileName.ts';
import { pathOfEntry, possiblePaths } from '../../model/routes.ts';
import { placeForField } from '../../source/fieldLines.ts';
import { parseFile } from '../../source/parseFile.ts';

/** A file’s former path and text. */
export interface FormerFile {
  file: string;
  text: string;
}

/**
 * Finds the pages whose address changes, through their file’s name or a field, and that do not list
 * the old one.
 * @param before the former files, by their current paths
 */
export function unlistedMoves(
  before: ReadonlyMap<string, FormerFile>,
  folder: ContentFolder,
  model: ContentModel,
): Diagnostic[] {
  const pages = contentPages(model);
  const known = new Set([...pages.map(({ path }) => path), ...movedAddresses(pages).keys()]);
  return pages.flatMap((page) => {
    const former = before.get(page.facts.file);
    const old = former && addressOf(former, model.today);
    const now = meantAddress(page);
    if (!old || old === now || known.has(old)) return [];
    return propose({ old, now, file: page.facts.file }, sourceOf(folder, page.facts)?.text);
  });
}

/** The address that a page has once its file’s name can be part of one: “Gutters.md” must change. */
function meantAddress({ path }: ContentPage): string {
  const { dir, base } = parsePath(path);
  return `${dir}/${meantSlug(base)}`;
}

/** The former address of a file’s page; `undefined` if it was not on the site. */
function addressOf({ file, text }: FormerFile, today: string): string | undefined {
  const type = collectionWithPage(belowContent(file));
  const { name: slug } = parsePath(file);
  const data = type && parseFile(file, text).document.data;
  if (!type || !isRecord(data) || !isOnSite(data as Publishing, today)) return undefined;
  const address = pathOfEntry(collectionTypes[type], slug, data);
  return possiblePaths(type, slug).includes(address) ? address : undefined;
}

/** The addresses of a page whose file is now `file`. */
interface Move {
  old: string;
  now: string;
  file: string;
}

/** The suggestion repeats the line above the new one, so that a program can apply both. */
function propose({ old, now, file }: Move, text = ''): Diagnostic {
  const place = placeFor(file, text, old);
  const line = text.split('\n')[(place?.after ?? 0) - 1];
  if (!place || line === undefined) return locate(finding('unlisted-move', { old, now }), file);
  const suggestion = [line, ...place.lines].join('\n');
  const range = { line: place.after, column: 1, endLine: place.after, endColumn: line.length + 1 };
  return locate(finding('unlisted-move', { old, now }, { suggestion }), file, range);
}

/** The lines to add, and the number of the line after which they go. */
function placeFor(file: string, text: string, old: string) {
  const { document } = parseFile(file, text);
  const listed = valueAt(document.data, ['formerly']);
  if (Array.isArray(listed)) {
    const { line } = document.rangeOfValue(['formerly', listed.length - 1]);
    const [sign] = /^\s*- /.exec(text.split('\n')[line - 1] ?? '') ?? [];
    return sign === undefined ? undefined : { after: line, lines: [`${sign}${old}`] };
  }
  const schema = contentSchema(belowContent(file));
  const place = schema && placeForField(document, schema, ['formerly']);
  return place && { after: place.after, lines: ['formerly:', `  - ${old}`] };
}
