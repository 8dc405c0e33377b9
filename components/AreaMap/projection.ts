import type { Point } from '../../scripts/content/model/fields.ts';

/** The drawing’s size, in sixteenths of a rem: as wide as the widest page needs, cut at its sides. */
export const sheet = { width: 1184, height: 616 };

/** How much of the width every screen shows that has room for the drawing at all. */
export const shownWidth = 352;

/** Room around the outermost towns, for their marks and a name above or below. */
const margin = 24;

/** So many units are a degree of latitude at most: towns do not grow apart because they are few. */
const largestScale = 352;

export type Position = readonly [x: number, y: number];

/**
 * Fits a drawing around the places, all of which shall be on every screen.
 * @param places one at least
 * @returns where on the drawing a place lies
 */
export function fitAround(places: readonly Point[]): (place: Point) => Position {
  const north = extent(places.map(({ latitude }) => latitude));
  const east = extent(places.map(({ longitude }) => longitude));
  // Degrees of longitude are the shorter the further north.
  const shrink = Math.cos((north.middle * Math.PI) / 180);
  const scale = Math.min(
    largestScale,
    (sheet.height - 2 * margin) / north.size,
    (shownWidth - 2 * margin) / (east.size * shrink),
  );
  // Where most towns are, their names need the most room, so these come to the middle.
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
