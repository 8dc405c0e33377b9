import type { Diagnostic } from '../diagnostic.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { finding } from '../rules/finding.ts';
import { isRecord, valueAt } from '../validate/valueAt.ts';
import { isInStates, movedTo, type Point, pointIn, viewApartFrom } from '../words/coordinates.ts';

const linkPaths = [
  ['links', 'directions', 'url'],
  ['links', 'map', 'url'],
  ['links', 'map', 'embed'],
] as const;

/** Two ways to point at one house differ by less than these 200 yards. */
const tolerance = 0.002;

/** Finds an office that lies elsewhere, and links to maps that show another place. */
export function placeFindings(document: ContentDocument, root: unknown): Diagnostic[] {
  const address = valueAt(root, ['address']);
  if (!isRecord(address)) return [];
  const { latitude, longitude } = address;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  const office = { latitude, longitude };
  if (!isInStates(office)) return [farPlace(document, office)];
  return linkPaths.flatMap((path) => {
    const url = valueAt(root, path);
    if (typeof url !== 'string') return [];
    const named = pointIn(url);
    const shown = named && isNear(named, office) ? viewApartFrom(office, url) : named;
    if (!shown) return [];
    const exact = document.rangeOfWords(path, url);
    const suggestion = exact && movedTo(office, url);
    const help = suggestion ? movedHelp : path[2] === 'embed' ? embedHelp : undefined;
    const params = { shown: inWords(rounded(shown)), office: inWords(office) };
    const found = finding('other-place', params, { help, suggestion });
    return [document.report(exact ?? document.rangeOfValue(path), found)];
  });
}

const movedHelp =
  'If the office has moved, write the same map for its new place, as below. If it has not, mend latitude and longitude in “address”.';
const embedHelp =
  'Look the office up on openstreetmap.org, choose Share and then HTML, and copy the address between the quotes after “src=”; or mend latitude and longitude in “address”.';

const isNear = (a: Point, b: Point) =>
  Math.abs(a.latitude - b.latitude) < tolerance && Math.abs(a.longitude - b.longitude) < tolerance;

const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
});

const inWords = ({ latitude, longitude }: Point) => `${latitude}, ${longitude}`;

/** The numbers are often swapped, and the sign of the second is often forgotten. */
function farPlace(document: ContentDocument, office: Point): Diagnostic {
  const start = document.rangeOfKey(['address', 'latitude']);
  const { endLine, endColumn } = document.rangeOfValue(['address', 'longitude']);
  const { latitude, longitude } = office;
  const meant = [
    { latitude, longitude: -longitude },
    { latitude: longitude, longitude: latitude },
    { latitude: longitude, longitude: -latitude },
  ].find(isInStates);
  const indent = ' '.repeat(start.column - 1);
  const isTogether = endLine === start.line + 1;
  const suggestion =
    meant && isTogether
      ? `latitude: ${meant.latitude}\n${indent}longitude: ${meant.longitude}`
      : undefined;
  const range = isTogether ? { ...start, endLine, endColumn } : start;
  return document.report(range, finding('far-place', { place: inWords(office) }, { suggestion }));
}
