import { expect, test } from 'vitest';
import { officeMaps } from './siteDataModules.ts';

const address = {
  street: '12 Elm Street #4',
  city: 'Rockford',
  state: 'IL',
  zip: '61101',
} as const;

test('maps find an office by its coordinates', () => {
  expect(officeMaps({ ...address, latitude: 42.2736, longitude: -89.0942 })).toEqual({
    directions: 'https://www.google.com/maps/dir/?api=1&destination=42.2736%2C-89.0942',
    map: 'https://www.openstreetmap.org/?mlat=42.2736&mlon=-89.0942#map=14/42.2736/-89.0942',
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=-89.1292%2C42.2561%2C-89.0592%2C42.2911&layer=mapnik&marker=42.2736%2C-89.0942',
  });
});

test('without coordinates, maps use the address, which no frame can show', () => {
  const { directions, map, ...others } = officeMaps(address);
  expect(new URL(directions).searchParams.get('destination')).toBe(
    '12 Elm Street #4, Rockford, IL 61101',
  );
  expect(new URL(map).searchParams.get('query')).toBe('12 Elm Street #4, Rockford, IL 61101');
  expect(others).toEqual({});
});
