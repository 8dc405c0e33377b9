/** In America a greater number is a longitude, of which the minus is often left out. */
const farthestNorth = 60;

/**
 * Degrees as a number, from those with their sign or direction: south and west are below zero.
 * @returns `undefined` for anything else, a bare number among it
 */
export function meantDegrees(text: string): number | undefined {
  const [, degrees, sign, direction] =
    /^([-+]?\d{1,3}(?:\.\d{1,9})?) ?(°)? ?([NSEW])?$/i.exec(text) ?? [];
  if (!degrees || !(sign || direction)) return undefined;
  const value = Number(degrees);
  const isBelow = direction ? /[sw]/i.test(direction) : value > farthestNorth;
  return isBelow ? -Math.abs(value) : value;
}
