import { expect, test } from 'vitest';
import { z } from 'zod';
import { replacementOf } from '../../scripts/content/check/cures/replacement.ts';
import { gatherFacts } from '../../scripts/content/check/gatherFacts.ts';
import { bodyRenderer } from '../../scripts/content/emit/renderBody.ts';
import { blocks } from '../../scripts/content/model/blocks.ts';
import { typicalValues } from '../../scripts/content/model/placeholders.ts';
import { parseMarkdown } from '../../scripts/content/source/markdown.ts';
import { elementsIn } from '../html/elements.ts';

const fileOf = (text: string) => `---\n---\n\n${text}\n`;

const findingsIn = (text: string) =>
  gatherFacts('content/posts/a.md', fileOf(text), z.unknown()).diagnostics;

const render = (text: string) =>
  bodyRenderer({
    folder: 'posts',
    pictures: new Map(),
    values: typicalValues,
    base: '/',
    away: new Set(),
    site: {
      language: 'en-US',
      phone: { display: '(815) 555-0142', callLabel: 'Call' },
    },
    downloads: new Map([['warranty.pdf', 1_234_567]]),
  })(parseMarkdown(text));

/** The text after all of its cures. */
function cured(text: string): string {
  const file = fileOf(text);
  const found = findingsIn(text).find(({ suggestion }) => suggestion !== undefined);
  const { start = 0, end = 0, text: written = '' } = (found && replacementOf(file, found)) ?? {};
  const next = file.slice(0, start) + written + file.slice(end);
  return found ? cured(next.slice(fileOf('').length - 1, -1)) : text;
}

test.each(Object.entries(blocks))('the guide’s example of “%s” is right', (name, { example }) => {
  expect(findingsIn(example)).toEqual([]);
  expect(render(example)).toContain(`data-block="${name}"`);
  expect(render(example)).not.toContain(':::');
  expect(findingsIn(`We come.\n${example}\nWe wait.`), 'without empty lines').toEqual([]);
});

test.each([
  'at 10:30am',
  'Ratio 3:1',
  'https://x.org',
  '::',
  ':::',
  'note:this',
  ':smile:',
  'a :b[c]{d} e',
  '::name[words]{a=b}',
  ':name[words]',
  '10:30 to 11:00',
  '\\:::steps',
])('colons in a sentence are shown as typed: %s', (text) => {
  expect(elementsIn(render(text), 'body')[0]?.text).toBe(text.replace('\\', ''));
});

test.each(['at 10:30am', 'We say:\n\n::\n\nnote:this', '::name', ':name', 'Ratio\n\n:x'])(
  'colons with a meaning are not a mistake: %s',
  (text) => {
    expect(findingsIn(text)).toEqual([]);
  },
);

const steps = ':::steps\n1. Call us\n2. Wait\n:::';

test.each([
  ['::: steps\n1. Call us\n2. Wait\n:::', steps],
  [':::: steps\n1. Call us\n2. Wait\n::::', ':::steps\n1. Call us\n2. Wait\n::::'],
  ['::Steps\n1. Call us\n2. Wait\n::', steps],
  [':::step\n1. Call us\n2. Wait\n::: end', steps],
  [':::steps[]{.x}\n- Call us\n- Wait\n:::end', steps],
  [':::steps\n1. Call us\n2. Wait\n    :::', steps],
  ['::::steps\n1. Call us\n2. Wait\n:::', '::::steps\n1. Call us\n2. Wait\n::::'],
  [':::steps\n1. Call us\n2. Wait\n\nWe come.', `${steps}\n\nWe come.`],
  [':::steps\n1. Call us\n2. Wait\n\n:::do[Do]\n* Wait\n:::', `${steps}\n\n:::do[Do]\n* Wait\n:::`],
  [":::Don't: Never\n- Climb\n:::", ':::dont[Never]\n- Climb\n:::'],
  [
    ':::dont[Never]\n1. Climb\n\n   Or slide\n10. Poke\n:::',
    ':::dont[Never]\n- Climb\n\n   Or slide\n- Poke\n:::',
  ],
  [':::steps\n- Call us\n  - Now\n:::', ':::steps\n1. Call us\n   - Now\n:::'],
  [':::faq How soon?\nToday.\n:::', ':::question[How soon?]\nToday.\n:::'],
  ['We come.\n\n:::', 'We come.\n\n'],
])('following the cures leads to the intended block: %s', (text, meant) => {
  expect(cured(text)).toBe(meant);
  expect(findingsIn(meant)).toEqual([]);
});

test('what to do and what not to do are shown side by side', () => {
  const pairsIn = (text: string) => elementsIn(render(text), undefined, { dataBlock: 'pair' });
  expect(pairsIn(`${blocks.do.example}\n\n${blocks.dont.example}`)).toHaveLength(1);
  expect(pairsIn(`${blocks.do.example}\n\nOr:\n\n${blocks.dont.example}`)).toHaveLength(2);
});

test('headings of blocks are one level below the heading above them', () => {
  const headingIn = (text: string) =>
    elementsIn(render(text)).find((element) => element.text === 'Water coming in?')?.name;
  expect(headingIn(blocks.call.example)).toBe('h2');
  expect(headingIn(`## Hail\n\n${blocks.call.example}`)).toBe('h3');
});

test('a document is linked below the base path, with its size', () => {
  const [link] = elementsIn(render(blocks.download.example), 'a');
  expect(link?.attributes.href).toBe('/files/warranty.pdf');
  expect(link?.text).toContain('PDF, 1.2 MB');
  const [inText] = elementsIn(render('See [it](../files/warranty.pdf).'), 'a');
  expect(inText?.attributes.href).toBe('/files/warranty.pdf');
});

test('a video is a link to its page, and names the host that plays it', () => {
  const html = render(blocks.video.example);
  const [video] = elementsIn(html, undefined, { dataBlock: 'video' });
  expect(video?.attributes.dataVideo).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  const [link] = elementsIn(html, 'a');
  expect(link?.attributes.href).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
  const other = blocks.video.example.replace(/\(https:.*\)/, '(https://evil.test/v)');
  expect(render(other)).not.toContain('data-video');
});

test('a call leads to the site’s phone', () => {
  expect(render(blocks.call.example)).toContain(
    '<a href="tel:+18155550142">Call (815) 555-0142</a>',
  );
});
