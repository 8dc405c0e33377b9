import { beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/checkContent.ts';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { foldersIn } from '../../scripts/content/folders.ts';
import { catalogue } from '../../scripts/content/rules/catalogue.ts';
import { copyContent } from './contentCopy.ts';
import { fieldMistakes } from './mistakes/fieldMistakes.ts';
import { fileMistakes } from './mistakes/fileMistakes.ts';
import { referenceMistakes } from './mistakes/referenceMistakes.ts';
import { wordMistakes } from './mistakes/wordMistakes.ts';
import { yamlMistakes } from './mistakes/yamlMistakes.ts';

const mistakes = [
  ...yamlMistakes,
  ...fieldMistakes,
  ...fileMistakes,
  ...referenceMistakes,
  ...wordMistakes,
];

/** Rules with tests of their own. */
const shownElsewhere = [
  // scripts/content/parse/explainSyntax.test.ts
  'yaml-indent',
  'yaml-colon-space',
  'yaml-colon-in-text',
  'yaml-quote',
  'yaml-after-quote',
  'yaml-conflict',
  'yaml-syntax',
  // scripts/content/launch/findPlaceholders.test.ts
  'placeholder-left',
];

const placeAndRule = ({ file, line, column, rule }: Diagnostic) =>
  `${file}:${line}:${column} ${rule}`;

/** Warnings that the content has already: an editor may leave one. */
const known = new Set<string>();

beforeAll(async () => {
  const { report } = await checkContent(foldersIn(process.cwd()));
  for (const found of report.diagnostics) known.add(placeAndRule(found));
});

test.each(mistakes)('$name', async ({ make, file, rule, mark, lastMark, message, help }) => {
  const copy = await copyContent();
  await make(copy);
  const findings = (await copy.check()).filter((found) => !known.has(placeAndRule(found)));
  const place = mark ? await copy.placeOf(file, mark, lastMark) : '1:1';
  expect(findings.map(placeAndRule)).toEqual([`content/${file}:${place} ${rule}`]);
  expect(findings[0]?.message).toMatch(message);
  if (help) expect(findings[0]?.help).toBe(help);
});

test('every rule has a mistake that shows it', () => {
  const shown = new Set<string>([...mistakes.map(({ rule }) => rule), ...shownElsewhere]);
  expect(Object.keys(catalogue).filter((rule) => !shown.has(rule))).toEqual([]);
});
