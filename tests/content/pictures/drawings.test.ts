import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { inspectDrawing } from '../../../scripts/content/source/drawing/inspectDrawing.ts';
import { pictureFactsFile, pictureHash } from '../../../scripts/content/source/pictureIndex.ts';
import { pictureFolder } from './fixtures.ts';
import { drawingOf, hostileDrawings, noDrawings } from './hostileDrawings.ts';

async function findingsOn(drawing: string | Uint8Array) {
  return (await (await pictureFolder({ 'picture.svg': drawing })).index()).diagnostics;
}

test.each(hostileDrawings)('%s is refused', async (_name, part, drawing) => {
  const [found, ...more] = await findingsOn(drawing);
  expect(more).toEqual([]);
  expect(found?.rule).toBe('picture-active');
  expect(found?.message).toMatch(new RegExp(`^This drawing contains ${part}: “.{2,70}”\\.$`));
  expect(found?.help).toMatch(/export/i);
});

test.each(noDrawings)('%s is not a drawing', async (_name, reason, file) => {
  const [found, ...more] = await findingsOn(file);
  expect(more).toEqual([]);
  expect(found?.message).toBe(`This picture cannot be read: ${reason}.`);
});

const exports = path.join(import.meta.dirname, 'exports');

test.each(readdirSync(exports))('an ordinary export is accepted: %s', async (name) => {
  const drawing = readFileSync(path.join(exports, name));
  expect(await findingsOn(drawing)).toEqual([]);
  expect(await findingsOn(drawing.toString().replaceAll('\n', '\r\n'))).toEqual([]);
});

test('a byte order mark does no harm', async () => {
  expect(await findingsOn(`\ufeff${drawingOf('')}`)).toEqual([]);
});

test('the drawings of the site and of the sample site are accepted', async () => {
  const files = await glob(['content/images/**/*.svg', 'tests/sample/images/**/*.svg']);
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) expect(inspectDrawing(readFileSync(file)), file).toBeUndefined();
});

test.each([
  ['an element', '<g\n  id="a">\n <script/></g>', [3, 2, '<script>']],
  ['an attribute', '<g/>\r\n<path\r\n  onclick="a()"/>', [2, 1, 'onclick="a()"']],
  ['a style', '<style>\n.a{}\n\n@import "a";</style>', [1, 1, '@import']],
  ['an instruction', '\n\n<?php echo 1 ?>', [3, 1, '<?php']],
  ['an address', '<image href="a&#xa;b.png"/>', [1, 1, 'href="a b.png"']],
])('the position of %s is reported', async (_name, inner, [line, column, sign]) => {
  const [found] = await findingsOn(drawingOf('').replace('></svg>', `>\n${inner}</svg>`));
  expect([found?.line, found?.column]).toEqual([Number(line) + 1, column]);
  expect(found?.message).toContain(`“${sign}”`);
});

test.each([
  ['one attribute', `<path d="${'M0 0 '.repeat(2e6)}"/>`],
  ['many attributes', `<path ${Array.from({ length: 5e4 }, (_, at) => `a${at}=""`).join(' ')}/>`],
  ['blanks before an address', `<a href="${' '.repeat(5e6)}javascript:a()"/>`, 'href='],
  ['a style', `<style>${'.a{fill:red}'.repeat(2e5)}@import "a"</style>`, '@import'],
  ['brackets', `<path style="fill:${'rgb('.repeat(5e5)}"/>`],
  ['a comment', `<!-- ${'- '.repeat(2e6)} -->`],
])('%s of great length is read to its end, in linear time', (_name, inner, sign = undefined) => {
  // Anything quadratic would take hours for this many characters.
  const found = inspectDrawing(Buffer.from(drawingOf(inner)));
  expect(found?.found.message.split('“')[1]?.slice(0, sign?.length)).toBe(sign);
});

test('what a different version of the code accepted is examined again', async () => {
  const hostile = drawingOf('', 'onload="alert(1)"');
  const folder = await pictureFolder({ 'picture.svg': hostile });
  const hash = pictureHash(hostile);
  for (const inspector of [undefined, 'another']) {
    const facts = { width: 300, height: 200, isAnimated: false, inspector };
    await mkdir(folder.folders.cache, { recursive: true });
    const cache = path.join(folder.folders.cache, pictureFactsFile);
    await writeFile(cache, JSON.stringify({ [hash]: facts }));
    const { diagnostics } = await folder.index();
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['picture-active']);
  }
});
