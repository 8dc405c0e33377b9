import type { Point } from '../../scripts/content/model/fields.ts';

/** The drawing’s size in sixteenths of a rem: as wide as the widest page; others crop its sides. */
export const sheet = { width: 1184, height: 616 };

/** The width that is visible on every screen that has room for the drawing at all. */
export const shownWidth = 352;

/** Room around the outermost towns, for their marks and a name above or below. */
const margin = 24;

/** Units per degree of latitude at most, so that a few towns are not spread too far apart. */
const largestScale = 352;

export type Position = readonly [x: number, y: number];

/**
 * Fits the drawing around the places, so that every screen shows all of them.
 * @param places at least one
 * @returns a function that gives a place’s position on the drawing
 */
export function fitAround(places: readonly Point[]): (place: Point) => Position {
  const north = extent(places.map(({ latitude }) => latitude));
  const east = extent(places.map(({ longitude }) => longitude));
  // Degrees of longitude get shorter toward the north.
  const shrink = Math.cos((north.middle * Math.PI) / 180);
  const scale = Math.min(
    largestScale,
    (sheet.height - 2 * margin) / north.size,
    (shownWidth - 2 * margin) / (east.size * shrink),
  );
  // The area with the most towns needs the most room for names, so it goes in the middle.
  const reach = shownWidth / 2 - margin - (east.size / 2) * shrink * scale;
  const offset = (east.mean - east.middle) * shrink * scale;
  const middle = sheet.width / 2 - Math.max(-reach, Math.min(reach, offset));
  return ({ latitude, longitude }) => [
    Math.round(middle + (longitude - east.middle) * shrink * scale),
    Math.round(sheet.height / 2 - (latitude - north.middle) * scale),
  ];
}

function extent(degrees: readonly number[]) {
  const [least, most] = [Math.min(...degrees), Math.max(...degrees)];
  const mean = degrees.reduce((sum, each) => sum + each, 0) / degrees.length;
  return { middle: (least + most) / 2, size: most - least, mean };
}
