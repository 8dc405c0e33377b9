import type { ContentFolder } from '../../model/contentFolder.ts';
import { type Diagnostic, finding } from '../../model/diagnostic.ts';
import { isRecord, valueAt } from '../../model/fieldSchema.ts';
import type { Site } from '../../model/site.ts';
import { parseFile } from '../../source/parseFile.ts';
import { textAt } from './git.ts';

const siteFile = 'content/site.yaml';

/**
 * Finds offices that the branch moves to another address without moving their place on the map.
 * @param root the project’s folder
 * @param base the commit that the branch started from
 * @param site the settings as they are now; `undefined` while they are broken
 */
export async function checkOldPlaces(
  root: string,
  base: string,
  { texts }: ContentFolder,
  site: Site | undefined,
): Promise<Diagnostic[]> {
  const before = site && (await textAt(root, base, siteFile));
  if (!before) return [];
  const { document } = parseFile(siteFile, texts.get('site.yaml')?.text ?? '');
  const former = valueAt(parseFile(siteFile, before).document.data, ['offices']);
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
