import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../scripts/content/commands/checkContent.ts';
import { bodyRenderer } from '../../../scripts/content/emit/renderBody.ts';
import { typicalValues } from '../../../scripts/content/model/placeholders.ts';
import { pictureFile } from '../../../scripts/content/model/published.ts';
import { parseMarkdown } from '../../../scripts/content/source/markdown.ts';
import { elementsIn } from '../../html/elements.ts';
import { copyContent, today } from '../contentCopy.ts';
import { post } from '../mistakes/mistake.ts';

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1350"><path fill="${color}" d="M0 0h9v9z"/></svg>`;

test('any file name works, in fields and in texts, and none appears in an address', async () => {
  const copy = await copyContent();
  const names = ['My Photo #1 (50%).svg', 'my-photo-1-50.svg', 'Dächer?&.svg', '屋根.svg'];
  mkdirSync(path.join(copy.folders.images, 'New Pictures'));
  for (const [index, name] of names.entries()) {
    await copy.write(`images/New Pictures/${name}`, drawing(`#00000${index}`));
  }
  await copy.edit(post, /^ {2}file: .*$/m, `  file: 'New Pictures/${names[0]}'`);
  const body = `![Hail on a ridge cap](<../images/New Pictures/${names[0]}>) ![Ice on a gutter](../images/New%20Pictures/D%C3%A4cher%3F&.svg)`;
  await copy.addParagraph(post, body);
  const { report, pictures } = await checkContent(copy.folders, today);
  expect(report.diagnostics).toEqual([]);
  const files = names.map((name) => {
    const picture = pictures.get(`New Pictures/${name}`);
    return picture && pictureFile(picture, 400, 'avif');
  });
  expect(new Set(files).size).toBe(names.length);
  for (const file of files)
    expect(file).toMatch(/^pictures\/new-pictures\/[a-z0-9-]+-400\.\w+\.avif$/);
  const tinted = new Map([...pictures].map(([name, picture]) => [name, { ...picture, tint: '' }]));
  const options = {
    folder: 'posts',
    pictures: tinted,
    base: '/',
    values: typicalValues,
    away: new Set<string>(),
  };
  const addresses = elementsIn(bodyRenderer(options)(parseMarkdown(body)), 'img').map(
    ({ attributes }) => [attributes.src, ...`${attributes.srcSet}`.split(', ')],
  );
  expect(addresses).toHaveLength(2);
  for (const address of addresses.flat())
    expect(address).toMatch(/^\/pictures\/new-pictures\/[\w.-]+(?: \d+w)?$/);
});

test('a slightly wrong name is found, with the correctly written address', async () => {
  const copy = await copyContent();
  await copy.write('images/posts/My Photo (1).svg', drawing('#000'));
  await copy.addParagraph(post, '![Hail on a ridge cap](<../images/my photo (1).jpg>)');
  const [found, ...others] = await copy.check();
  expect(others).toEqual([]);
  expect(found?.suggestion).toBe('../images/posts/My%20Photo%20%281%29.svg');
});
