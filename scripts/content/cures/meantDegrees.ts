/**
 * Degrees as a number, from those with their sign or direction: south and west are below zero.
 * @returns the likeliest first; none for anything else, a bare number among it
 */
export function meantDegrees(text: string): number[] {
  const [, degrees, sign, direction] =
    /^([-+]?\d{1,3}(?:\.\d{1,9})?) ?(°)? ?([NSEW])?$/i.exec(text) ?? [];
  if (!degrees || !(sign || direction)) return [];
  const value = Number(degrees);
  if (direction) return [/[sw]/i.test(direction) ? -Math.abs(value) : value];
  // Of a place in America the minus is often left out.
  return value > 0 ? [value, -value] : [value];
}
