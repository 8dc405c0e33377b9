import { isCustomers } from '../../check/site/checkPromises.ts';
import type { ContentFolder } from '../../model/contentFolder.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import { isRecord, valueAt } from '../../model/fieldSchema.ts';
import type { Site } from '../../model/site.ts';
import { parseFile } from '../../source/parseFile.ts';
import { textAt } from './git.ts';

const siteFile = 'content/site.yaml';

/**
 * Finds what a change of the company’s settings leaves behind: its old name in texts, and the old
 * place on the map of an office that moved.
 * @param root the project’s folder
 * @param base the commit that the branch started from
 * @param site the settings as they are now; `undefined` while they are broken
 */
export async function checkOldSite(
  root: string,
  base: string,
  folder: ContentFolder,
  site: Site | undefined,
): Promise<Diagnostic[]> {
  const text = site && (await textAt(root, base, siteFile));
  if (!text) return [];
  const before = parseFile(siteFile, text).document.data;
  return [...oldNames(folder, site, before), ...oldPlaces(folder, site, before)];
}

interface Renaming {
  old: string;
  name: string;
}

/** Customers’ words are left alone. */
function oldNames({ texts }: ContentFolder, site: Site, before: unknown): Diagnostic[] {
  const renamings = renamingsOf(site.company, valueAt(before, ['company']));
  return [...texts.values()].flatMap(({ path, text }) =>
    isCustomers(`content/${path}`)
      ? []
      : text
          .split('\n')
          .flatMap((line, index) => oldNamesIn(line, renamings, `content/${path}`, index + 1)),
  );
}

/** The longer name first, because the shorter one may be part of it. */
function renamingsOf(now: Site['company'], before: unknown): Renaming[] {
  return (['name', 'shortName'] as const).flatMap((key) => {
    const old = valueAt(before, [key]);
    // A name that only became longer still contains the old one.
    const isOther = typeof old === 'string' && !`${now.name} ${now.shortName}`.includes(old);
    return isOther ? [{ old, name: now[key] }] : [];
  });
}

/** Words before a name with which the text itself says that it is an old one. */
const saysSo = /(?:formerly|previously|once|then|was|were|used to be|known as|called)[\s“"‘']*$/i;

function oldNamesIn(text: string, renamings: readonly Renaming[], file: string, line: number) {
  // The title template has a check of its own.
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

function oldPlaces({ texts }: ContentFolder, site: Site, before: unknown): Diagnostic[] {
  const { document } = parseFile(siteFile, texts.get('site.yaml')?.text ?? '');
  const former = valueAt(before, ['offices']);
  const offices = Array.isArray(former) ? former.filter(isRecord) : [];
  return site.offices.flatMap((office, index) => {
    const { latitude, longitude } = office;
    const old = offices.find((one) => one.latitude === latitude && one.longitude === longitude);
    if (latitude === undefined || !old || houseOf(old) === houseOf(office)) return [];
    const place = `${latitude}, ${longitude}`;
    const params = { name: office.street, other: String(old.street), place };
    const found = finding('same-place', params, { help });
    return [document.report(document.rangeOfFields(['offices', index, 'latitude']), found)];
  });
}

const help =
  'Directions would lead to the old address. Find the new one on openstreetmap.org, right-click it, choose “Show address”, and write its two numbers. If you delete the lines “latitude:” and “longitude:”, maps look for the street.';

/** The part of an address that is another one after a move, but not after a correction. */
const houseOf = ({ street, zip }: Readonly<Record<string, unknown>>) =>
  [/^\S+ +\S{3}/.exec(String(street))?.[0] ?? street, String(zip).slice(0, 5)].join(' ');
