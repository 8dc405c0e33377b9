import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeApart } from './encodingProcess.ts';
import {
  bright,
  closeEnough,
  colorsOf,
  distance,
  pictureFolder,
  printable,
  quarters,
  type Rendition,
  renditionsOf,
} from './fixtures.ts';

function expectColors(renditions: readonly Rendition[], colors = bright, tolerance = closeEnough) {
  for (const rendition of renditions) {
    const { space, channels, depth } = rendition.metadata;
    expect([space, channels, depth], rendition.name).toEqual(['srgb', 3, 'uchar']);
    expect(distance(rendition.colors, colors), rendition.name).toBeLessThan(tolerance);
  }
}

test('a photograph is scaled to the widths of the layouts, never wider than it is', async () => {
  const renditions = await renditionsOf(await quarters(1500, 900).jpeg().toBuffer());
  const sizes = renditions.map(({ name, metadata: { width, height } }) => {
    expect(name).toMatch(new RegExp(`^picture-${width}\\.[0-9a-f]{8}\\.(avif|jpg)$`));
    return `${width}x${height} ${name.split('.').at(-1)}`;
  });
  expect(sizes.sort()).toEqual([
    '1280x768 avif',
    '1280x768 jpg',
    '1500x900 avif',
    '400x240 avif',
    '640x384 jpg',
    '760x456 avif',
    '960x576 avif',
  ]);
  expectColors(renditions);
});

test('a photograph taken with a turned phone is upright and does not say where it was taken', async () => {
  const bytes = await quarters(900, 600)
    .rotate(90)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 16/1 25/1' },
    })
    .withMetadata({ orientation: 8 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Phone</x:xmpmeta>')
    .toBuffer();
  const original = await sharp(bytes).metadata();
  expect(original).toMatchObject({ orientation: 8, width: 600, height: 900 });
  expect(original.exif?.includes('Phone')).toBe(true);
  expect(original.xmp?.includes('Phone')).toBe(true);
  const renditions = await renditionsOf(bytes);
  for (const { metadata } of renditions) {
    expect(metadata.width / metadata.height).toBeCloseTo(1.5, 1);
    for (const key of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments']) {
      expect(metadata).not.toHaveProperty(key);
    }
  }
  expectColors(renditions);
});

test('Display P3 colors look the same in sRGB', async () => {
  const bytes = await quarters(480, 300).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
  const numbers = await colorsOf(sharp(bytes, { ignoreIcc: true }));
  expect(distance(numbers, bright)).toBeGreaterThan(closeEnough);
  expectColors(await renditionsOf(bytes));
});

test('a JPEG for print, in CMYK, keeps its colors', async () => {
  const cmyk = quarters(480, 300, printable).withIccProfile('cmyk');
  const bytes = await cmyk.jpeg({ quality: 95 }).toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ space: 'cmyk', channels: 4 });
  // Ink has fewer colors; reading it incorrectly inverts them.
  expectColors(await renditionsOf(bytes), printable, 2 * closeEnough);
});

test('16 bits per channel become 8', async () => {
  const bytes = await quarters(480, 300).toColourspace('rgb16').png().toBuffer();
  expect((await sharp(bytes).metadata()).depth).toBe('ushort');
  expectColors(await renditionsOf(bytes));
});

test('a gray photograph stays gray', async () => {
  const bytes = await quarters(480, 300).toColourspace('b-w').jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).channels).toBe(1);
  for (const { metadata, colors } of await renditionsOf(bytes)) {
    expect(metadata.channels).toBe(3);
    for (const color of colors) {
      expect(Math.max(...color) - Math.min(...color)).toBeLessThan(closeEnough);
    }
  }
});

test('transparent parts show the color of the page', async () => {
  const background = { r: 255, g: 0, b: 0, alpha: 0 };
  const clear = sharp({ create: { width: 480, height: 300, channels: 4, background } });
  const bytes = await clear.png().toBuffer();
  expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  const paper = '#faf7f2';
  expectColors(await renditionsOf(bytes), [paper, paper, paper, paper]);
});

test('a 40-megapixel photograph is encoded completely, with moderate memory', async () => {
  const bytes = await quarters(7728, 5152).jpeg().toBuffer();
  const renditions = await renditionsOf(bytes);
  expect(renditions.some(({ metadata }) => metadata.width === 1920)).toBe(true);
  expectColors(renditions);
  // In a separate process, as other tests have already made this one large.
  const folder = await pictureFolder({ picture: bytes });
  const grownMegabytes = Number(await encodeApart(folder.folders.images));
  expect(grownMegabytes).toBeGreaterThan(10);
  expect(grownMegabytes).toBeLessThan(400);
});
