import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { canonicalText } from '../../../scripts/content/format/canonicalText.ts';
import { createEntry } from '../../../scripts/content/new/createEntry.ts';
import { type NewOptions, readOptions } from '../../../scripts/content/new/options.ts';
import { contentSchema } from '../../../scripts/content/schemas/contentSchemas.ts';
import { copyContent } from '../contentCopy.ts';

const page = [
  '--seo-description',
  'What a roof of clay tile needs after a storm, and how to tell a cracked tile from a whole one.',
  '--seo-keywords',
  'clay tile roof, hail on tile',
  '--body',
  'Clay tile rings when it is whole and clacks when it is cracked. Tap it with a knuckle.',
];

const commands: readonly { file: string; args: readonly string[] }[] = [
  {
    file: 'posts/cafe-roofs-hail-clay-tile.md',
    args: [
      'post',
      'Café roofs: hail & clay tile',
      '--excerpt',
      'Clay tile cracks where asphalt bruises. Here is how to tell.',
      '--category',
      'storm-damage',
      '--location',
      'Rockford, IL',
      ...page,
    ],
  },
  {
    file: 'services/tile-roofing.md',
    args: [
      'service',
      'Tile Roofing',
      '--section',
      'services',
      '--heading',
      'Clay tile, mended tile by tile',
      '--summary',
      'We replace cracked tiles one by one and keep the rest.',
      ...page,
    ],
  },
  {
    file: 'cities/belvidere.md',
    args: [
      'city',
      'Belvidere',
      '--state',
      'IL',
      '--heading',
      'Belvidere roofs along the Kishwaukee',
      '--intro',
      'Brick storefronts by the river and farmhouses out past the assembly plant.',
      ...page,
    ],
  },
  {
    file: 'projects/belvidere-tile-roof.yaml',
    args: [
      'project',
      'Belvidere tile roof',
      '--category',
      'roofing',
      '--description',
      'Forty cracked tiles replaced, the rest left in place.',
    ],
  },
  {
    file: 'testimonials/lee-p-beloit-wi.yaml',
    args: [
      'testimonial',
      'Lee P.',
      '--page',
      'home',
      '--location',
      'Beloit, WI',
      '--text',
      'They replaced two vents and swept the driveway twice.',
      '--service',
      'Roof Repair',
    ],
  },
];

function optionsOf(args: readonly string[]): NewOptions {
  const options = readOptions(args);
  if (!('given' in options)) throw new Error(JSON.stringify(options));
  return options;
}

test.each(commands)('$file passes the check and is never overwritten', async ({ file, args }) => {
  const copy = await copyContent();
  expect(await createEntry(copy.folders, optionsOf(args))).toEqual({ file, findings: [] });
  expect((await copy.check()).filter(({ severity }) => severity === 'error')).toEqual([]);
  const text = await readFile(path.join(copy.folders.content, file), 'utf8');
  const schema = contentSchema(file);
  expect(schema && canonicalText({ path: file, text }, schema)).toBe(text);
  const again = await createEntry(copy.folders, optionsOf(args));
  expect(again).toMatchObject({ problems: [expect.stringContaining('exists already')] });
  expect(await readFile(path.join(copy.folders.content, file), 'utf8')).toBe(text);
});

test('without a terminal it says what is missing and what is wrong, and writes nothing', async () => {
  const copy = await copyContent();
  const created = await createEntry(
    copy.folders,
    optionsOf(['project', 'A roof', '--category', 'rofing', '--publish-at', 'soon']),
  );
  if (!('missing' in created)) throw new Error('It was written.');
  expect(created.missing.map(({ option }) => option)).toEqual(['description']);
  expect(created.problems[0]).toBe(
    '--category: Category cannot be “rofing”. Did you mean “roofing”?',
  );
  expect(created.problems[1]).toMatch(/^--publish-at: /);
});

test('in a terminal it offers what exists, asks again after a wrong answer, and proposes the rest', async () => {
  const copy = await copyContent();
  const replies: Record<string, string[]> = {
    page: ['hom', 'reviews'],
    name: ['Lee P.'],
    location: ['Beloit, WI'],
    text: ['short', 'They replaced two vents and swept the driveway twice.'],
  };
  const seen: string[] = [];
  const created = await createEntry(copy.folders, optionsOf(['testimonial']), async (prompt) => {
    const { question, choices, proposal, problem } = prompt;
    seen.push([question.option, ...(choices ?? []), problem ?? proposal ?? ''].join(' '));
    return replies[question.option]?.shift() ?? '';
  });
  expect(created).toEqual({ file: 'testimonials/lee-p-beloit-wi.yaml', findings: [] });
  expect(seen).toEqual([
    'page home reviews ',
    'page home reviews Page cannot be “hom”. Did you mean “home”?',
    expect.stringMatching(/^order \d+$/),
    'name ',
    'location ',
    'text ',
    expect.stringContaining('text Text has 5 characters; it needs at least 20.'),
  ]);
});

test.each([
  [['pst'], '“pst” cannot be made. Did you mean “post”?'],
  [['post', '--exerpt', 'x'], 'A post has no option --exerpt. Did you mean “excerpt”?'],
  [['post', 'Two', 'words'], '“words” is too much. Put a title of several words in quotes.'],
  [['post', '--slug', 'A b'], '--slug cannot be “A b”: lower-case letters, digits and hyphens.'],
])('the words %j are refused', (args, mistake) => {
  expect(readOptions(args)).toEqual({ mistake });
});
