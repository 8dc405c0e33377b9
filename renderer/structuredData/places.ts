import type { City, State } from 'schema-dts';
import { sampleCities, serviceAreas } from '../content.ts';
import { ref, stateIds } from './identity.ts';

type StateCode = keyof typeof stateIds;

const stateNames: Readonly<Record<StateCode, string>> = { IL: 'Illinois', WI: 'Wisconsin' };

export const bothStates = [ref(stateIds.IL), ref(stateIds.WI)];

function state(code: StateCode) {
  return { '@type': 'State', '@id': stateIds[code], name: stateNames[code] } satisfies State;
}

export function city(name: string, code: StateCode) {
  return { '@type': 'City', name, containedInPlace: ref(stateIds[code]) } satisfies City;
}

/** Both states and every place listed under them, except for those whose page is a sample. */
export function areasServed() {
  const cities = ({ areas }: (typeof serviceAreas)['illinois'], code: StateCode) =>
    areas
      .filter((area) => !sampleCities.some((slug) => slug === area.city))
      .map(({ name }) => city(name, code));
  return [
    state('IL'),
    state('WI'),
    ...cities(serviceAreas.illinois, 'IL'),
    ...cities(serviceAreas.wisconsin, 'WI'),
  ];
}
