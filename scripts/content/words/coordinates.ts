/** A place on the globe, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A box around Illinois and Wisconsin. */
const states = { south: 36.9, north: 47.4, west: -92.95, east: -86.2 };

export const isInStates = ({ latitude, longitude }: Point): boolean =>
  latitude > states.south &&
  latitude < states.north &&
  longitude > states.west &&
  longitude < states.east;

const pair = /(?<![\d.-])(-?\d{1,3}\.\d{2,})\s*,\s*(-?\d{1,3}\.\d{2,})/;

/**
 * The place that an address of a maps service points at.
 * @returns `undefined` where it names none by its numbers
 */
export function pointIn(url: string): Point | undefined {
  if (!URL.canParse(url)) return undefined;
  const { searchParams, pathname } = new URL(url);
  const named = ['destination', 'marker', 'daddr', 'll', 'q', 'query'].map(
    (name) => searchParams.get(name) ?? '',
  );
  const separate = `${searchParams.get('mlat')},${searchParams.get('mlon')}`;
  const path = pathname.replaceAll(/%2c/gi, ',').replace(/^.*@/, '');
  const found = [...named, separate, path].map((text) => pair.exec(text)).find(Boolean);
  return found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : undefined;
}
