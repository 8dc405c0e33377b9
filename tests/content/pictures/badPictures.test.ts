import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPicture } from '../../../scripts/content/source/inspectPicture.ts';
import { colorsOf, pictureFolder } from './fixtures.ts';
import { drawingOf } from './hostileDrawings.ts';

async function findings(bytes: Uint8Array | string): Promise<string[]> {
  const { diagnostics } = await (await pictureFolder({ picture: bytes })).index();
  return diagnostics.map(({ file, rule, message }) => {
    expect(file).toBe('content/images/picture');
    return `${rule} ${message}`;
  });
}

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const noise = (width: number, height: number) => {
  const noiseOf = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: noiseOf } });
};

test.each([
  ['jpeg', () => noise(500, 300).jpeg()],
  ['png', () => noise(500, 300).png()],
  ['webp', () => noise(500, 300).webp()],
  ['gif', () => noise(500, 300).gif({ effort: 1 })],
  ['avif', () => noise(500, 300).avif({ effort: 0 })],
])('a truncated %s is found', async (_format, make) => {
  const bytes = await make().toBuffer();
  expect(await findings(bytes)).toEqual([]);
  const [found, ...more] = await findings(half(bytes));
  expect(found).toMatch(/^picture-unreadable This picture cannot be read/);
  expect(more).toEqual([]);
});

test.each([
  [
    'a JPEG cut off',
    async () => half(await noise(500, 300).jpeg().toBuffer()),
    ': its end is missing.',
  ],
  ['an empty file', async () => Buffer.alloc(0), ': the file is empty.'],
  ['words', async () => Buffer.from('Here is our roof!'), '.'],
  [
    'noise behind the beginning of a PNG',
    async () => Buffer.from('\x89PNG\r\n\x1a\nroof', 'latin1'),
    '.',
  ],
  [
    'an iPhone’s HEIC',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    ': it is in the iPhone’s HEIC format, which browsers do not show.',
  ],
  ['half a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path'), '.'],
])('%s cannot be read', async (_name, make, ending) => {
  expect(await findings(await make())).toEqual([
    `picture-unreadable This picture cannot be read${ending}`,
  ]);
});

test('a small file that would fill the memory is refused before it is decoded', async () => {
  const huge = `<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>`;
  expect(await findings(huge)).toEqual([
    'picture-size This picture has 900 megapixels; at most 120 can be read.',
  ]);
});

test('an animation is shown as its first frame, and the editor is told', async () => {
  const frames = await Promise.all(
    ['#c02020', '#20a040'].map((background) =>
      sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  const folder = await pictureFolder({ 'hail.gif': bytes });
  const { diagnostics } = await folder.index();
  expect(diagnostics.map(({ severity, rule }) => [severity, rule])).toEqual([
    ['warning', 'picture-animated'],
  ]);
  const [name] = await folder.update();
  const [color] = await colorsOf(sharp(`${folder.output}/${name}`));
  expect(color?.[0]).toBeGreaterThan(150);
  expect(color?.[1]).toBeLessThan(80);
});

test('a drawing cannot read the files next to it', async () => {
  const red = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const folder = await pictureFolder({ 'beside.png': red });
  const drawing = drawingOf(
    `<image href="${folder.folders.images}/beside.png" width="300" height="200"/>`,
  );
  const picture = await openPicture(Buffer.from(drawing));
  expect(await colorsOf(picture.flatten({ background: '#fff' }))).toEqual(
    Array(4).fill([255, 255, 255]),
  );
});
