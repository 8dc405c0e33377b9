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

/** The middle of what an address of a maps service shows, if a place lies outside of that. */
export function viewApartFrom({ latitude, longitude }: Point, url: string): Point | undefined {
  const box = /[?&]bbox=([^&#]+)/.exec(url)?.[1]?.split(/,|%2C/i).map(Number) ?? [];
  const [west = Number.NaN, south = 0, east = 0, north = 0] = box;
  if (Number.isNaN(west)) return undefined;
  const isInside = latitude > south && latitude < north && longitude > west && longitude < east;
  return isInside ? undefined : { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** As exact as a house, and never so short that it would not be taken for a degree. */
const degrees = (value: number) => value.toFixed(5).replace(/0$/, '');

/**
 * The same address of a maps service for another place: its marker and the middle of what it shows
 * are moved there.
 * @returns `undefined` where it names its place in another way too
 */
export function movedTo({ latitude, longitude }: Point, url: string): string | undefined {
  const [north, east] = [degrees(latitude), degrees(longitude)];
  const moved = url
    .replace(/(?<=[?&]bbox=)[^&#]+/, (box) => movedBox({ latitude, longitude }, box))
    .replace(
      /(?<=[?&](?:destination|marker|daddr|s?ll|q|query)=)[-\d.]+(\s*,\s*|%2C)[-\d.]+/gi,
      `${north}$1${east}`,
    )
    .replace(/(?<=[?&]mlat=)[-\d.]+/, north)
    .replace(/(?<=[?&]mlon=)[-\d.]+/, east)
    .replace(/(?<=#map=\d+\/)[-\d.]+\/[-\d.]+/, `${north}/${east}`);
  const shown = pointIn(moved);
  const isThere = shown?.latitude === Number(north) && shown.longitude === Number(east);
  return isThere && !/\/place\//.test(moved) ? moved : undefined;
}

/** West, south, east and north, of the same size around another place. */
function movedBox({ latitude, longitude }: Point, box: string): string {
  const [west = 0, south = 0, east = 0, north = 0] = box.split(/,|%2C/i).map(Number);
  const [width, height] = [(east - west) / 2, (north - south) / 2];
  return [longitude - width, latitude - height, longitude + width, latitude + height]
    .map(degrees)
    .join(box.includes(',') ? ',' : '%2C');
}
