import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { glob } from 'tinyglobby';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { site } from '#content/site';
import { PostDate } from '../components/PostDate/PostDate.tsx';
import { htmlInPage } from './inPage.tsx';

/** Attributes whose values people read or hear. */
const wordy = /^(?:aria-(?:label|roledescription|valuetext|description)|alt|title|placeholder)$/;

const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}{2}/u.test(text);

/** A node of a syntax tree, with the parts that matter here. */
interface Node {
  type?: string;
  value?: unknown;
  name?: { name?: string };
}

/** The words that a component itself contains, whatever the content says. */
function ownWords(node: unknown, isRead = false): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, name } = node as Node;
  const text = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value;
  if (type === 'JSXText' || (isRead && hasWords(text))) return hasWords(text) ? [`${text}`] : [];
  const isWordy = type === 'JSXAttribute' && wordy.test(name?.name ?? '');
  // The arguments of a call and the parts of a condition are not texts yet.
  const readsOn = type === 'JSXExpressionContainer' || type === 'TemplateLiteral';
  const isReadBelow = isWordy || (isRead && readsOn);
  return Object.values(node)
    .flat()
    .flatMap((part) => ownWords(part, isReadBelow));
}

const wordsIn = (code: string) => ownWords(parseSync('X.tsx', code).program);

test('no component contains words of its own', async () => {
  const files = await glob('{components,pages,renderer}/**/*.tsx', { ignore: '**/*.test.tsx' });
  expect(files.length).toBeGreaterThan(50);
  const found = await Promise.all(
    files.map(async (file) =>
      wordsIn(await readFile(file, 'utf8')).map((words) => `${file}: ${words.trim()}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

test.each([
  ['<p>Read more</p>', 'Read more'],
  ['<nav aria-label="Main" />', 'Main'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  ['<b aria-label={`Show ${n}`} />', 'Show '],
])('such words are found: %s', (code, words) => {
  expect(wordsIn(`const a = ${code};`)).toEqual([words]);
});

test('dates follow the site’s language', () => {
  const html = (language: string) =>
    htmlInPage(createElement(PostDate, { date: '2024-12-15' }), { site: { ...site, language } });
  expect(html('en-US')).toContain('>December 15, 2024<');
  expect(html('es')).toContain('>15 de diciembre de 2024<');
});
