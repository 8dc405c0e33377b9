import type { PublishedPicture } from '../model/published.ts';
import type { PictureIndex } from '../source/pictureIndex.ts';

/** What a page knows about each picture, by its path below `content/images/`. */
export type TintedPictures = ReadonlyMap<string, Omit<PublishedPicture, 'alt'>>;

/**
 * The colors shown until pictures load, from dark to light. They are so few that together they cost
 * a page less than the styles of two buttons; a color per picture would need a style in the HTML.
 */
const tints = [
  '#26323c',
  '#4a5054',
  '#5c5445',
  '#80694a',
  '#6d7366',
  '#6f8570',
  '#8c8378',
  '#939b9c',
  '#8fb0b8',
  '#bda88e',
  '#b5c5cc',
  '#dcd8cc',
] as const;

/** Gives each picture the nearest tints of its upper and lower half. */
export const tintPictures = (pictures: PictureIndex): TintedPictures =>
  new Map(
    [...pictures].map(([file, { halves, ...picture }]) => {
      const tint = nearestTint(halves.slice(0, 3)) + nearestTint(halves.slice(3));
      return [file, { ...picture, tint }];
    }),
  );

/** The letter that styles use for the tint nearest to a color. */
function nearestTint(color: readonly number[]): string {
  const distances = tints.map((tint) => distance(color, Buffer.from(tint.slice(1), 'hex')));
  return distances.indexOf(Math.min(...distances)).toString(36);
}

/** Weighs channels about the way eyes do. @see https://www.compuphase.com/cmetric.htm */
const distance = (a: readonly number[], b: Uint8Array) =>
  [3, 4, 2].reduce((sum, weight, at) => sum + weight * ((a[at] ?? 0) - (b[at] ?? 0)) ** 2, 0);

/** The tints for stylesheets. */
export const tintStyles = `// Made from scripts/content/emit/tints.ts by \`npm run compile\`; edit that instead.\n$tints: ${tints.join(', ')};\n`;
