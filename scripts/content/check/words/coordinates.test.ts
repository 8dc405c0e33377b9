import { expect, test } from 'vitest';
import { movedTo, pointIn } from './coordinates.ts';

const office = { latitude: 42.2736, longitude: -89.0942 };

test.each([
  ['https://www.google.com/maps/dir/?api=1&destination=42.2736%2C-89.0942', office],
  ['https://www.google.com/maps/place/Harlow+Ridge/@42.2736,-89.0942,17z', office],
  ['https://www.openstreetmap.org/?mlat=42.2736&mlon=-89.0942#map=14/43.1/-89.4', office],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=-89.1%2C42.2&marker=42.2736%2C-89.0942',
    office,
  ],
  ['https://maps.apple.com/?ll=42.2736,-89.0942', office],
  ['https://www.google.com/maps/dir/?api=1&destination=418+Ridgepole+Lane', undefined],
  ['https://maps.app.goo.gl/abc%E0%A4', undefined],
  ['no address', undefined],
])('%s', (url, point) => {
  expect(pointIn(url)).toEqual(point);
});

const moved = { latitude: 42.31, longitude: -89.1012 };

test.each([
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=-89.1292%2C42.2561%2C-89.0592%2C42.2911&layer=mapnik&marker=42.2736%2C-89.0942',
    'https://www.openstreetmap.org/export/embed.html?bbox=-89.1362%2C42.2925%2C-89.0662%2C42.3275&layer=mapnik&marker=42.3100%2C-89.1012',
  ],
  [
    'https://www.openstreetmap.org/?mlat=42.2736&mlon=-89.0942#map=14/42.2736/-89.0942',
    'https://www.openstreetmap.org/?mlat=42.3100&mlon=-89.1012#map=14/42.3100/-89.1012',
  ],
  [
    'https://www.google.com/maps/dir/?api=1&destination=42.2736,-89.0942',
    'https://www.google.com/maps/dir/?api=1&destination=42.3100,-89.1012',
  ],
  // The name of the house would stay the old one’s.
  ['https://www.google.com/maps/place/Harlow+Ridge/@42.2736,-89.0942,17z', undefined],
])('%s elsewhere', (url, other) => {
  expect(movedTo(moved, url)).toBe(other);
});
