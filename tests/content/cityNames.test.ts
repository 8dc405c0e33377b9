import { expect, test } from 'vitest';
import { copyContent } from './contentCopy.ts';

test.each([
  ['St. Charles', 'St. Charles'],
  ['St. Charles', 'St Charles'],
  ['O’Fallon', "O'Fallon"],
  ['Winston-Salem', 'Winston-Salem'],
])('a page about %s may be listed, and speak of it, as %s', async (name, written) => {
  const copy = await copyContent();
  const text = await copy.read('cities/byron.md');
  const named = text.replace('name: Byron', `name: ${name}`);
  await copy.write('cities/byron.md', named.replaceAll('Byron', written));
  await copy.edit('service-areas.yaml', 'name: Byron', `name: ${written}`);
  expect(await copy.check()).toEqual([]);
});

test('a text that speaks of another city is found, however that city’s name is written', async () => {
  const copy = await copyContent();
  await copy.edit('cities/byron.md', 'name: Byron', 'name: St. Charles');
  await copy.edit('service-areas.yaml', 'name: Byron', 'name: St. Charles');
  const text = await copy.read('cities/byron.md');
  await copy.write('cities/byron.md', text.replaceAll('Byron', 'St. Charles'));
  const rockton = await copy.read('cities/rockton.md');
  const [fields = '', ...body] = rockton.split('\n---\n');
  const others = `${fields}\n---\nRoofs in St Charles, and gutters in St Charles, and siding in St Charles.\n`;
  await copy.write('cities/rockton.md', others + body.join('').replaceAll('Rockton', 'the town'));
  const found = (await copy.check()).map(({ rule, file }) => `${rule} ${file}`);
  expect(found).toContain('other-city content/cities/rockton.md');
});

test('“South Beloit” names no Beloit, and a city that no list has is to be added to one', async () => {
  const copy = await copyContent();
  const text = await copy.read('cities/byron.md');
  await copy.write('cities/beloit.md', text.replaceAll('Byron', 'Beloit'));
  const help = (await copy.check()).find(({ rule }) => rule === 'unlisted-city')?.help;
  expect(help).toContain('Below the line “name: Beloit”');
  await copy.edit('service-areas.yaml', /^ {4}- name: Beloit\n(?: {6}.*\n)*/m, '');
  const added = (await copy.check()).find(({ rule }) => rule === 'unlisted-city')?.help;
  expect(added).toContain('add a line like the others: “- name: Beloit”');
  const others = 'Roofs in South Beloit, and gutters in South Beloit, and siding in South Beloit.';
  await copy.addParagraph('cities/rockton.md', `${others}\n\n${others}`);
  await copy.edit(
    'cities/rockton.md',
    /^heading: .*$/m,
    'heading: Roofs from here to South Beloit',
  );
  const found = (await copy.check()).filter(({ rule }) => rule === 'other-city');
  expect(found.filter(({ file }) => file.endsWith('rockton.md'))).toEqual([]);
});
