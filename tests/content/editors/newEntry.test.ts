import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { canonicalText } from '../../../scripts/content/check/canonicalText.ts';
import {
  addListing,
  createEntry,
  type NewOptions,
} from '../../../scripts/content/commands/new/createEntry.ts';
import { readNewOptions } from '../../../scripts/content/commands/new/runNew.ts';
import { writeTogether } from '../../../scripts/content/commands/replaceFile.ts';
import { contentSchema } from '../../../scripts/content/model/contentTypes.ts';
import { copyContent } from '../contentCopy.ts';
import { addEvidenceWords } from '../evidenceWords.ts';

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
    file: 'pages/care-plans.md',
    args: [
      'page',
      'Care plans',
      '--intro',
      'A yearly visit that finds what a storm has left behind.',
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
  const options = readNewOptions(args);
  if (!('given' in options)) throw new Error(JSON.stringify(options));
  return options;
}

test.each(commands)('$file passes the check and is never overwritten', async ({ file, args }) => {
  const copy = await copyContent();
  const created = await createEntry(copy.folders, optionsOf(args));
  expect(created).toMatchObject({ file, findings: [] });
  expect((await copy.check()).filter(({ severity }) => severity === 'error')).toEqual([]);
  const text = await readFile(path.join(copy.folders.content, file), 'utf8');
  const schema = contentSchema(file);
  expect(schema && canonicalText({ path: file, text }, schema)).toBe(text);
  const again = await createEntry(copy.folders, optionsOf(args));
  expect(again).toMatchObject({ problems: [expect.stringContaining('already exists')] });
  expect(await readFile(path.join(copy.folders.content, file), 'utf8')).toBe(text);
});

test('without a terminal it says what is missing and wrong, and writes nothing', async () => {
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

/** Answers like a person who tries one thing after another. */
async function reply(
  tries: string[],
  proposal: string | undefined,
  problemOf: (typed: string) => Promise<string | undefined>,
): Promise<string> {
  for (;;) {
    const typed = tries.shift() ?? proposal ?? '';
    if ((await problemOf(typed)) === undefined) return typed;
    if (tries.length === 0) throw new Error('There is nothing left to try.');
  }
}

test('in a terminal it offers what exists, asks again after a wrong answer, and proposes the rest', async () => {
  const copy = await copyContent();
  await addEvidenceWords(copy);
  const replies: Record<string, string[]> = {
    page: ['hom', 'reviews'],
    name: ['Lee P.'],
    location: ['Beloit, WI'],
    text: ['!', 'They replaced two vents and swept the driveway twice.'],
    services: ['roof-repair, gutterz', 'roof-repair, Gutters'],
  };
  const seen: string[] = [];
  const created = await createEntry(copy.folders, optionsOf(['testimonial']), async (prompt) => {
    const { question, choices, proposal, problemOf } = prompt;
    const offered = choices?.map(({ label }) => label) ?? [];
    seen.push([question.option, ...offered, proposal ?? ''].join(' '));
    return reply(replies[question.option] ?? [], proposal, async (typed) => {
      const problem = await problemOf(typed);
      if (problem) seen.push(`${question.option} ${problem}`);
      return problem;
    });
  });
  expect(created).toEqual({ file: 'testimonials/lee-p-beloit-wi.yaml', notes: [], findings: [] });
  expect(seen).toEqual([
    'page home reviews ',
    'page Page cannot be “hom”. Did you mean “home”?',
    expect.stringMatching(/^order \d+$/),
    'name ',
    'location ',
    'text ',
    expect.stringContaining('text Text has 1 character; it needs at least 2.'),
    expect.stringMatching(/^city Byron .* Rockton $/),
    expect.stringMatching(/^services Carpet Cleaning .* Water Damage Restoration $/),
    'services Service pages cannot be “gutterz”. Did you mean “gutters”?',
    expect.stringMatching(/^project Wind damage rebuild, Byron .* Farmhouse siding, Rockton $/),
  ]);
  const text = await copy.read('testimonials/lee-p-beloit-wi.yaml');
  expect(text).toContain('\nservices:\n  - roof-repair\n  - gutters\n');
  expect(text).not.toMatch(/^(?:city|project):/m);
});

test.each([
  [['pst'], '“pst” can’t be added. Did you mean “post”?'],
  [['post', '--exerpt', 'x'], 'A post has no option --exerpt. Did you mean “excerpt”?'],
  [['post', 'Two', 'words'], '“words” is one too many. Put a title of several words in quotes.'],
  [['post', '--slug', '?!'], '--slug cannot be “?!”. Use lowercase letters, digits and hyphens.'],
])('the words %j are refused', (args, mistake) => {
  expect(readNewOptions(args)).toEqual({ mistake });
});

const byName = (name: string) => commands.find(({ file }) => file.includes(name))?.args ?? [];
const service = byName('tile-roofing.md');
const city = byName('belvidere.md');
const project = byName('belvidere-tile-roof');

const added = (before: string, after: string) => {
  const lines = before.split('\n');
  return after.split('\n').filter((line, index, all) => {
    const isNew = all.slice(0, index + 1).filter((other) => other === line).length;
    return isNew > lines.filter((other) => other === line).length;
  });
};

test('a new service is added to its section’s menu, and nothing else changes', async () => {
  const copy = await copyContent();
  await copy.edit('navigation.yaml', /^footer:/m, '# Ask Dana before a change here.\nfooter:');
  const before = await copy.read('navigation.yaml');
  const created = await createEntry(copy.folders, optionsOf(service));
  expect(created).toMatchObject({
    notes: ['content/navigation.yaml: “Tile Roofing” is now the last link in the menu “Services”.'],
  });
  const after = await copy.read('navigation.yaml');
  const lines = '      - label: Tile Roofing\n        href: /services/tile-roofing\n';
  expect(after.replace(lines, '')).toBe(before);
  expect(after).toMatch(/href: \/services\/gutters\n {6}- label: Tile Roofing\n/);
});

test('a new city is linked where it is named, and added to the menu', async () => {
  const copy = await copyContent();
  const before = [await copy.read('service-areas.yaml'), await copy.read('navigation.yaml')];
  const created = await createEntry(copy.folders, optionsOf(city));
  expect(created).toMatchObject({ findings: [], notes: [expect.any(String), expect.any(String)] });
  const after = [await copy.read('service-areas.yaml'), await copy.read('navigation.yaml')];
  expect(added(before[0] ?? '', after[0] ?? '')).toEqual(['      city: belvidere']);
  expect(after[0]).toMatch(/- name: Belvidere\n( {6}l.*\n)* {6}city: belvidere\n/);
  expect(added(before[1] ?? '', after[1] ?? '')).toEqual([
    '      - label: Belvidere, IL',
    '        href: /service-areas/belvidere',
  ]);
  expect(await copy.check()).toEqual([]);
});

test('a file in an unusual format is left alone, with advice on what to add', async () => {
  const copy = await copyContent();
  await copy.edit('navigation.yaml', 'label: Roofing', 'label:   Roofing');
  const before = await copy.read('navigation.yaml');
  const created = await createEntry(copy.folders, optionsOf(service));
  expect(created).toMatchObject({
    notes: [
      expect.stringContaining('Add this to it by hand:\n- label: Tile Roofing\n  href: /services/'),
    ],
  });
  expect(await copy.read('navigation.yaml')).toBe(before);
});

test('a list that would be invalid with one more entry stays as it is', async () => {
  const copy = await copyContent();
  const value = { number: 4, title: 'One more', description: 'A step too many.' };
  const listing = { file: 'home.yaml', at: ['process', 'steps', 4], value, effect: '' };
  expect(addListing(await copy.read('home.yaml'), listing)).toEqual({
    problem: expect.stringMatching(
      /^With the new entry, it would have a mistake: .+ step 5: .+\n- number: 4\n/,
    ),
  });
});

test('a label is accepted in place of a name', async () => {
  const copy = await copyContent();
  const args = byName('cafe-roofs').map((word) =>
    word === 'storm-damage' ? 'STORM damage' : word,
  );
  const created = await createEntry(copy.folders, optionsOf([...args, '--slug', 'Clay Tile']));
  expect(created).toMatchObject({ file: 'posts/clay-tile.md', findings: [] });
  expect(await copy.read('posts/clay-tile.md')).toContain('category: storm-damage\n');
});

test('a picture from anywhere on the computer is copied in under a good name', async () => {
  const copy = await copyContent();
  const source = path.join(copy.root, 'My Roof #1.SVG');
  await writeFile(source, '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1600"/>');
  const alt = 'A roof of clay tile in Belvidere';
  const args = [...project, '--image-file', `'${source}'`, '--image-alt', alt];
  expect(await createEntry(copy.folders, optionsOf(args))).toMatchObject({
    file: 'projects/belvidere-tile-roof.yaml',
    notes: ['content/images/projects/belvidere-tile-roof.svg is the picture.'],
    findings: [],
  });
  const images = path.join(copy.folders.images, 'projects');
  expect(await readFile(path.join(images, 'belvidere-tile-roof.svg'))).toEqual(
    await readFile(source),
  );
});

test.each([
  ['IMG_1.HEIC', '\0\0\0\x18ftypheic', /HEIC format.+ Make a JPEG of it\. On a Mac: /],
  ['cut.jpg', '\xff\xd8\xff', /^--image-file: This picture cannot be read.* Save it again as JPEG/],
])('a picture that cannot be used is explained: %s', async (name, bytes, words) => {
  const copy = await copyContent();
  const source = path.join(copy.root, name);
  await writeFile(source, bytes, 'latin1');
  const args = [...project, '--image-file', source, '--image-alt', 'A roof of clay tile'];
  const created = await createEntry(copy.folders, optionsOf(args));
  expect(created).toMatchObject({ problems: [expect.stringMatching(words)] });
});

test('when one file cannot be written, none is', async () => {
  const copy = await copyContent();
  const { file, ...rest } = { file: path.join(copy.folders.content, 'posts/a.md'), text: 'a' };
  const listed = path.join(copy.folders.content, 'navigation.yaml');
  const before = await copy.read('navigation.yaml');
  const taken = path.join(copy.folders.content, 'home.yaml');
  const writing = writeTogether([
    { file, ...rest },
    { file: listed, text: 'b', before },
    { file: taken, text: 'c' },
  ]);
  await expect(writing).rejects.toThrow('EEXIST');
  expect(await copy.read('navigation.yaml')).toBe(before);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('in a terminal, a name that is taken is asked for again', async () => {
  const copy = await copyContent();
  await createEntry(copy.folders, optionsOf(project));
  const asked: string[] = [];
  const created = await createEntry(copy.folders, optionsOf(project), async (prompt) => {
    asked.push(prompt.question.option);
    const tries = prompt.question.option === 'slug' ? ['Belvidere tile roof', 'Another One'] : [];
    return reply(tries, prompt.proposal, prompt.problemOf);
  });
  expect(created).toMatchObject({ file: 'projects/another-one.yaml' });
  expect(asked).toContain('slug');
});
