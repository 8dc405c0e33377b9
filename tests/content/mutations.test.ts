import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { type CheckedContent, checkContent } from '../../scripts/content/commands/checkContent.ts';
import { formats } from '../../scripts/content/commands/writeReports.ts';
import type { Diagnostic } from '../../scripts/content/model/diagnostic.ts';
import { createRng } from '../../scripts/random.ts';
import { copyContent, today } from './contentCopy.ts';
import { isHarmless } from './isHarmless.ts';
import { mutations, mutationsOfBytes } from './mutations.ts';

/** How many edits to try: a few by default, thousands with MUTATIONS=5000. */
const count = Number(process.env.MUTATIONS ?? 75);

/** Findings that a change in one file may legitimately cause in another that depends on it. */
const aboutOthers = new Set([
  'unknown-reference',
  'unknown-page',
  'unknown-anchor',
  'unlinked-page',
  'unpublished-reference',
  'duplicate-title',
  'duplicate-description',
  'duplicate-keywords',
  'copied-city',
  'other-city',
  'other-place',
  'other-phone',
  'other-address',
]);

/** Words of programmers, and of a program that has crashed. */
const leaks = /zod|yaml:|undefined|\bNaN\b|\[object|\bError\b|\n\s+at | at \S+:\d+/i;

/** What must be true of every finding, whatever was done to the file. */
function expectSound(
  { line, column, endLine, endColumn, message, help }: Diagnostic,
  about: string,
) {
  expect(Math.min(line, column, endLine, endColumn), about).toBeGreaterThan(0);
  const isForward = endLine > line || (endLine === line && endColumn >= column);
  expect(isForward, about).toBe(true);
  // Quotes from the content may contain anything.
  expect(`${message} ${help}`.replaceAll(/“[^”]*”/g, ''), about).not.toMatch(leaks);
}

/** A report in every form. */
function formsOf({ report }: CheckedContent, source: string): string[] {
  const context = { readSource: () => source, titles: new Map<string, string>() };
  return Object.values(formats).map((format) => format(report, context, {}));
}

/** The file must be named, or the edit proven harmless. */
function expectTold(checked: CheckedContent, file: string, text: string, about: string) {
  const { diagnostics } = checked.report;
  if (diagnostics.some((finding) => finding.file === file)) return;
  expect(
    diagnostics.filter(({ rule }) => !aboutOthers.has(rule)),
    about,
  ).toEqual([]);
  expect(isHarmless(checked, file, text), about).toBe(true);
}

test(`${count} seeded slips are explained or harmless`, async () => {
  const copy = await copyContent();
  const random = createRng('slips').next;
  const files = (
    await glob('**/*.{yaml,md,svg}', { cwd: copy.folders.content, ignore: 'README.md' })
  ).sort();
  let explained = 0;
  for (let round = 0; round < count; round++) {
    const file = files[Math.floor(random() * files.length)] ?? '';
    const kinds = Object.entries(file.endsWith('.svg') ? mutationsOfBytes : mutations);
    const [name, mutate] = kinds[round % kinds.length] ?? [];
    const absolute = path.join(copy.folders.content, file);
    const original = await readFile(absolute);
    const mutated = mutate?.(original, random) ?? original;
    await writeFile(absolute, mutated);
    const about = `round ${round}: ${name} in ${file}`;
    const checked = await checkContent(copy.folders, today);
    const again = await checkContent(copy.folders, today);
    const source = String(mutated);
    expect(formsOf(again, source), about).toEqual(formsOf(checked, source));
    for (const found of checked.report.diagnostics) expectSound(found, about);
    expectTold(checked, `content/${file}`, source, about);
    explained += checked.report.diagnostics.length > 0 ? 1 : 0;
    await writeFile(absolute, original);
  }
  // If nearly all slips were harmless, the test would prove nothing.
  expect(explained).toBeGreaterThan(count / 4);
}, 3_600_000);
