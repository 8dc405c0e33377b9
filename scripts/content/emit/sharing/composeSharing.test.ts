import sharp from 'sharp';
import { expect, test } from 'vitest';
import { artwork, sharingSize } from './composeSharing.ts';

const words = {
  heading: 'Roofing & restoration <in> “Rockford”',
  brand: ['Harlow Ridge', 'Roofing & Restoration'],
  phone: '(815) 555-0142',
} as const;

test('a sharing picture needs none of the machine’s fonts', () => {
  const svg = artwork(words);
  expect(svg).not.toMatch(/<text|font-family|Rockford/);
  expect(svg).toContain(`width="${sharingSize.width}" height="${sharingSize.height}"`);
});

test('the roof plane covers the lower left and leaves the upper right to the picture', async () => {
  const { data, info } = await sharp(Buffer.from(artwork(words)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([alphaAt(10, 600), alphaAt(600, 400), alphaAt(1180, 625)]).toEqual([255, 255, 255]);
  expect([alphaAt(1190, 10), alphaAt(600, 200), alphaAt(1190, 500)]).toEqual([0, 0, 0]);
});
