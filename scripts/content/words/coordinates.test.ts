import { expect, test } from 'vitest';
import { pointIn } from './coordinates.ts';

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
