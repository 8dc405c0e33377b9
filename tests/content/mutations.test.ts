import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { createReport, type Diagnostic } from '../../scripts/content/diagnostic.ts';
import { formatJson } from '../../scripts/content/reporters/json.ts';
import { seededRandom } from '../seededRandom.ts';
import { copyContent } from './contentCopy.ts';
import { mutations } from './mutations.ts';

/** How many edits to try: a sample each time, thousands with MUTATIONS=5000. */
const count = Number(process.env.MUTATIONS ?? 150);

/** Findings that a change in one file may rightly cause in another that counts on it. */
const aboutOthers = new Set([
  'unknown-reference',
  'unknown-page',
  'unknown-anchor',
  'unpublished-reference',
  'duplicate-title',
  'duplicate-description',
  'copied-city',
  'other-phone',
  'other-address',
]);

const json = (diagnostics: readonly Diagnostic[]) => formatJson(createReport(diagnostics));

test(`${count} seeded slips in the real content are explained or harmless`, async () => {
  const copy = await copyContent();
  const random = seededRandom(20241215);
  const files = (
    await glob('**/*.{yaml,md}', { cwd: copy.folders.content, ignore: 'README.md' })
  ).sort();
  const kinds = Object.entries(mutations);
  let explained = 0;
  for (let round = 0; round < count; round++) {
    const file = files[Math.floor(random() * files.length)] ?? '';
    const [name, mutate] = kinds[round % kinds.length] ?? [];
    const absolute = path.join(copy.folders.content, file);
    const original = await readFile(absolute);
    await writeFile(absolute, mutate?.(original, random) ?? original);
    const findings = await copy.check();
    const about = `round ${round}: ${name} in ${file}`;
    expect(json(await copy.check()), about).toBe(json(findings));
    for (const finding of findings) {
      expect(finding.line, about).toBeGreaterThan(0);
      expect(finding.column, about).toBeGreaterThan(0);
      expect(`${finding.message} ${finding.help}`, about).not.toMatch(
        /zod|undefined|\bNaN\b|\[object| at \S+:\d+/i,
      );
    }
    const isNamed = findings.some((finding) => finding.file === `content/${file}`);
    expect(isNamed || findings.every(({ rule }) => aboutOthers.has(rule)), about).toBe(true);
    explained += findings.length > 0 ? 1 : 0;
    await writeFile(absolute, original);
  }
  // Were nearly all slips harmless, the test would prove nothing.
  expect(explained).toBeGreaterThan(count / 4);
}, 3_600_000);
