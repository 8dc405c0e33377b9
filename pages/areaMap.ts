import { cities } from '#content/cities';
import { serviceAreas } from '#content/serviceAreas';
import type { Area, ServedPlace } from '../components/AreaMap/AreaMap.tsx';
import { entryOf } from './entries.ts';

type Listed = (typeof serviceAreas)['illinois']['areas'][number];

/** A place as pages show it. */
export const servedPlace = ({ city, ...place }: Listed): ServedPlace => ({
  ...place,
  path: city ? entryOf(cities, city).path : undefined,
});

/** Every place that we serve, for the map. */
export function areaMap(): Area {
  const { illinois, wisconsin, legend, map = {} } = serviceAreas;
  const { others = [], ...waters } = map;
  return {
    places: [...illinois.areas, ...wisconsin.areas, ...others].map(servedPlace),
    states: [wisconsin.heading, illinois.heading],
    waters,
    legend,
  };
}
