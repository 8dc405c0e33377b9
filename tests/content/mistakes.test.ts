import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { examiner } from '../../scripts/content/commands/checkContent.ts';
import { createReport, type Diagnostic } from '../../scripts/content/model/diagnostic.ts';
import { catalogue } from '../../scripts/content/model/rules/catalogue.ts';
import { pageRules } from '../../scripts/content/model/rules/pageRules.ts';
import type { Folders } from '../../scripts/content/source/folders.ts';
import { copyContent, today } from './contentCopy.ts';
import { allMistakes } from './mistakes/allMistakes.ts';
import { everyForm } from './mistakes/everyForm.ts';
import { expectFormWords } from './mistakes/expectFormWords.ts';
import type { Mistake } from './mistakes/mistake.ts';

const placeAndRule = ({ file, line, column, rule }: Diagnostic) =>
  `${file}:${line}:${column} ${rule}`;

/** The findings that the sample has anyway: its sample values. */
let known: ReadonlySet<string> | undefined;

async function findingsIn(folders: Folders, isLaunch: boolean): Promise<readonly Diagnostic[]> {
  const { examine } = await examiner(folders, { isLaunch }, today);
  return (await examine()).filter((found) => !known?.has(placeAndRule(found)));
}

/** The file with the exact words of a mistake’s report; `npx vitest run -u` writes them again. */
const reportFile = ({ rule, name }: Mistake) =>
  `reports/${rule}/${name.replaceAll(/\W+/g, '-').toLowerCase()}.txt`;

test.each(allMistakes)('$name', async (mistake) => {
  const { make, file, rule, mark, lastMark, isLaunch = false } = mistake;
  const copy = await copyContent();
  known ??= new Set((await findingsIn(copy.folders, true)).map(placeAndRule));
  await make(copy);
  const findings = await findingsIn(copy.folders, isLaunch);
  const place = mark ? await copy.placeOf(file, mark, lastMark) : '1:1';
  expect(findings.map(placeAndRule)).toEqual([`content/${file}:${place} ${rule}`]);
  expectFormWords(findings, copy.folders.content);
  // The other forms are made of the same words; one report below has them all.
  const shown = await everyForm(createReport(findings), copy.root, ['terminal']);
  const report = `${shown}\n${findings.map(exactPlace).join('\n')}\n`;
  await expect(report).toMatchFileSnapshot(reportFile(mistake));
});

/** What the terminal does not show exactly: where a finding ends, and the text that cures it. */
const exactPlace = ({ line, column, endLine, endColumn, suggestion }: Diagnostic) =>
  `${line}:${column} to ${endLine}:${endColumn} ${JSON.stringify(suggestion) ?? ''}`.trimEnd();

/** With a line to write, whole lines to replace, one to delete, one to add, a part to replace, and none. */
const kinds = [
  'a value outside a list of choices',
  'a longitude without its minus',
  'a mark that is taken back',
  'a missing field points at the opening line',
  'a field under the name that other files have',
  'a picture too small for its place',
];

test('a report in every form', async () => {
  const copy = await copyContent();
  const shown = allMistakes.filter(({ name }) => kinds.includes(name));
  for (const { make } of shown) await make(copy);
  const findings = await findingsIn(copy.folders, false);
  expect(findings.map(({ rule }) => rule).sort()).toEqual(shown.map(({ rule }) => rule).sort());
  const forms = await everyForm(createReport(findings), copy.root);
  await expect(forms).toMatchFileSnapshot('everyForm.txt');
});

test('every rule about content has a mistake that shows it', () => {
  const shown = new Set<string>([
    ...allMistakes.map(({ rule }) => rule),
    ...Object.keys(pageRules),
  ]);
  expect(Object.keys(catalogue).filter((rule) => !shown.has(rule))).toEqual([]);
});

test('no report is left of a mistake that no longer exists', async () => {
  const files = await glob('reports/**', { cwd: import.meta.dirname });
  const wanted = new Set(allMistakes.map(reportFile));
  expect(files.filter((file) => !wanted.has(file))).toEqual([]);
});
