import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { examiner } from '../../scripts/content/commands/checkContent.ts';
import { runCli } from '../../scripts/content/commands/runCli.ts';
import { rememberSamples } from '../../scripts/content/commands/samples.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { sampleContent } from '../../scripts/test/stages.ts';
import { type ContentCopy, copyContent, today } from './contentCopy.ts';
import { makeReal, unmark } from './realContent.ts';

const launchFindings = async ({ folders }: ContentCopy) =>
  (await examiner(folders, { isLaunch: true }, today)).examine();

async function launch({ root }: ContentCopy) {
  let out = '';
  const stdout = { write: (text: string) => (out += text) };
  const status = await runCli(['check', '--launch'], { root, env: {}, stdout, stderr: stdout });
  return { status, out };
}

const markLine = / *placeholder: true$/;

const depthOf = (line: string) => /^ *(?:- )?/.exec(line)?.[0].length ?? 0;

/** Each group that is marked as a sample, as its lines after all marks are removed. */
async function markedGroups(copy: ContentCopy) {
  const files = listFiles(copy.folders.content).filter((file) => /\.(?:md|yaml)$/.test(file));
  const found = files.map(async (file) => {
    const lines = (await copy.read(file)).split('\n');
    return lines.flatMap((mark, index) => {
      if (!markLine.test(mark)) return [];
      const depth = depthOf(mark);
      const isOutside = (line: string) => /^(?:---)?$/.test(line) || depthOf(line) < depth;
      const startsEntry = (line: string) => depthOf(line) === depth && line.trim().startsWith('- ');
      const above = lines.slice(0, index);
      const before = above.findLastIndex(isOutside) + 1;
      const from = Math.max(before, above.findLastIndex(startsEntry));
      const below = lines.slice(index + 1);
      const length = below.findIndex((line) => isOutside(line) || startsEntry(line));
      const marksAbove = above.filter((line) => markLine.test(line)).length;
      return [
        { file: `content/${file}`, from: from + 1 - marksAbove, to: index + length - marksAbove },
      ];
    });
  });
  return (await Promise.all(found)).flat();
}

test('after only the marks are deleted, every sample is still reported', async () => {
  const copy = await copyContent();
  const groups = await markedGroups(copy);
  expect(groups.length).toBeGreaterThan(30);
  await unmark(copy);
  const found = await launchFindings(copy);
  for (const { file, from, to } of groups) {
    const told = found.filter((each) => each.file === file && each.line >= from && each.line <= to);
    expect(told, `${file}:${from}-${to}`).toHaveLength(1);
  }
});

test('samples without a mark are reported too', async () => {
  const copy = await copyContent();
  const found = (await launchFindings(copy)).filter(({ rule }) => rule !== 'placeholder-left');
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'content/about.yaml: Founding story “How we began” is a sample that came with the site.',
    'content/gallery.yaml: Before and after → Pair 1 “Hail on a Rockton roof” is a sample that came with the site.',
    'content/gallery.yaml: Before and after → Pair 2 “Faded siding on a Loves Park house” is a sample that came with the site.',
    'content/site.yaml: Site address has “https://www.harlowridge.example”, which belongs to no one.',
    'content/site.yaml: Estimate delivery is “simulated”: what visitors write there reaches no one.',
    'content/site.yaml: Newsletter delivery is “simulated”: what visitors write there reaches no one.',
  ]);
});

test('with a company’s own words in place of every sample, the site may go live', async () => {
  const copy = await copyContent();
  await makeReal(copy);
  expect(await launch(copy)).toEqual({ status: 0, out: 'The content is fine.\n' });
});

test('one sample among real content keeps the site from going live', async () => {
  const copy = await copyContent();
  await makeReal(copy);
  await copy.edit(
    'site.yaml',
    /^estimateDelivery:\n(?: {2}.*\n)+/m,
    'estimateDelivery: simulated\n',
  );
  const { status, out } = await launch(copy);
  expect(status).toBe(1);
  expect(out).toMatch(/^content\/site\.yaml:\d+:19 {2}error {2}Estimate delivery is “simulated”/m);
});

test('a drawing of a job that nobody did is recognized under any name', async () => {
  const copy = await copyContent();
  await makeReal(copy);
  const drawing = await readFile(
    path.join(sampleContent, 'images/projects/loves-park-ranch-reroof.svg'),
  );
  await copy.write(
    'images/projects/loves-park-ranch-reroof.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1351"/>',
  );
  await copy.write('images/projects/mine.svg', drawing);
  await copy.edit('projects/rockford-warehouse-tpo.yaml', /file: .*/, 'file: projects/mine.svg');
  expect((await launchFindings(copy)).map(({ file, message }) => [file, message])).toEqual([
    [
      'content/projects/rockford-warehouse-tpo.yaml',
      'Project “Warehouse membrane, Rockford” shows a picture that came with the site: a drawing of a job that no one did.',
    ],
  ]);
});

test('an invented review with some words changed is still recognized', async () => {
  const copy = await copyContent();
  const file = 'testimonials/dana-k-rockford.yaml';
  const original = await copy.read(file);
  await makeReal(copy);
  const edited = original
    .replace('placeholder: true\n', '')
    .replace('Dana K.', 'Ruth P.')
    .replace('Our Edgewater house', 'My house')
    .replace('used eleven and billed eleven', 'used nine and billed nine');
  await copy.write(file, edited);
  expect((await launchFindings(copy)).map(({ message }) => message)).toEqual([
    'Testimonial “Ruth P.” is a sample that came with the site.',
  ]);
});

test('what is marked as a sample is added to what was known', async () => {
  const copy = await copyContent();
  await makeReal(copy);
  const none = { words: [], pictures: [] };
  expect(await rememberSamples(copy.folders, none)).toEqual(none);
  await copy.edit(
    'projects/rockford-warehouse-tpo.yaml',
    /^description: .*$/m,
    'description: We tore the roof off a mill.\nplaceholder: true',
  );
  const known = { words: ['Words of old.'], pictures: ['0'] };
  expect(await rememberSamples(copy.folders, known)).toEqual({
    words: ['We tore the roof off a mill.', 'Words of old.'],
    pictures: ['0', expect.stringMatching(/^[\da-f]{64}$/)],
  });
});
