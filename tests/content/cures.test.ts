import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { replacementOf } from '../../scripts/content/check/cures/replacement.ts';
import { gatherFacts } from '../../scripts/content/check/gatherFacts.ts';
import type { Diagnostic } from '../../scripts/content/model/diagnostic.ts';
import { fileParts } from '../../scripts/content/source/parseFile.ts';
import { createRng } from '../../scripts/random.ts';
import { sampleContent } from '../../scripts/test/stages.ts';
import { slips } from './slips/index.ts';
import { readSamples, type Sample } from './slips/places.ts';
import type { Slip } from './slips/slip.ts';

/**
 * How many slips to try: a few by default, thousands with SLIPS=5000; SEED makes them different.
 */
const count = Number(process.env.SLIPS ?? 150);
const seed = process.env.SEED ?? 'cures';

/** After this many suggestions they are considered endless. */
const maxRounds = 12;

type Outcome = 'cured' | 'asked' | 'fine';

interface End {
  outcome: Outcome | undefined;
  /** What went wrong, and how. */
  story: string;
}

type Reading = ReturnType<typeof gatherFacts>;

/** The latest readings by text: each is requested several times in a row. */
const readings = new Map<string, Reading>();

function read({ file, schema }: Sample, text: string): Reading {
  const key = `${file}\n${text}`;
  const reading = readings.get(key) ?? gatherFacts(`content/${file}`, text, schema);
  if (readings.size > maxRounds) readings.clear();
  readings.set(key, reading);
  return reading;
}

const bodyOf = ({ file }: Sample, text: string) => fileParts(file, text)?.body;

/** Follows suggestions, as an editor would, until there are none. */
function follow(sample: Sample, slip: Slip): End {
  let { text } = slip;
  const steps: string[] = [];
  while (steps.length < maxRounds) {
    const offered = read(sample, text).diagnostics.find(
      ({ suggestion }) => suggestion !== undefined,
    );
    if (!offered) break;
    steps.push(`${offered.line}:${offered.column} ${offered.rule}: ${offered.suggestion}`);
    const cured = applied(text, offered);
    const problem = whatCame(
      offered,
      read(sample, text).diagnostics,
      read(sample, cured).diagnostics,
    );
    if (problem) return { outcome: undefined, story: [slip.kind, problem, ...steps].join('\n') };
    text = cured;
  }
  const end = steps.length < maxRounds ? judge(sample, slip, text) : 'no end of suggestions';
  const outcome = end === 'right' ? (steps.length > 0 ? 'cured' : 'fine') : undefined;
  const story = [`${slip.kind} in ${sample.file}: ${end}`, ...steps, typedLines(sample, slip)];
  return { outcome: end === 'asked' ? 'asked' : outcome, story: story.join('\n') };
}

/** What a cure must not do: leave its finding, or cause another. */
function whatCame(
  { rule, message }: Diagnostic,
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): string | undefined {
  const keys = (all: readonly Diagnostic[]) => all.map((found) => `${found.rule} ${found.message}`);
  const left = keys(after).filter((key) => key === `${rule} ${message}`).length;
  if (left >= keys(before).filter((key) => key === `${rule} ${message}`).length) return 'it stays';
  const fresh = keys(after).find((key) => !keys(before).includes(key));
  return fresh && `it brings “${fresh}”`;
}

function applied(text: string, found: Diagnostic): string {
  const { start = 0, end = 0, text: written = '' } = replacementOf(text, found) ?? {};
  return text.slice(0, start) + written + text.slice(end);
}

/** What is left when there are no more suggestions. */
function judge(sample: Sample, { meant, right }: Slip, text: string): string {
  const { diagnostics, value } = read(sample, text);
  const [first] = diagnostics;
  if (bodyOf(sample, text) !== bodyOf(sample, sample.text)) return 'the body is another';
  if (first) {
    expect(read(sample, right).diagnostics, 'the right words have no finding').toEqual([]);
    return first.severity === 'error' && first.help ? 'asked' : 'a warning without a cure';
  }
  return isDeepStrictEqual(value, meant) ? 'right' : 'silently wrong';
}

/** The lines that a slip changed. */
const typedLines = ({ lines }: Sample, { text }: Slip) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      lines.includes(line) ? [] : `  ${index + 1} | ${JSON.stringify(line)}`,
    )
    .join('\n');

test(`${count} slips end in the intended text, or in a question`, async () => {
  const samples = await readSamples(sampleContent);
  const random = createRng(seed);
  const kinds = Object.entries(slips);
  const figures = Object.fromEntries(
    kinds.map(([kind]) => [kind, { cured: 0, asked: 0, fine: 0 } as Record<Outcome, number>]),
  );
  const failures: string[] = [];
  const questions: string[] = [];
  for (let tried = 0; tried < count; ) {
    const [kind = '', make] = kinds[tried % kinds.length] ?? [];
    const sample = random.pick(samples);
    const slip = make?.(random, sample, random.pick(sample.places));
    // Not every kind of slip can be made at every place.
    if (!slip || slip.text === sample.text) continue;
    tried++;
    const { outcome, story } = follow(sample, slip);
    const row = figures[kind];
    if (outcome && row) row[outcome]++;
    else failures.push(story);
    if (outcome === 'asked') questions.push(story);
  }
  if (process.env.SLIPS) console.table(figures);
  if (process.env.QUESTIONS) console.log(questions.join('\n'));
  expect(failures.slice(0, 20).join('\n\n')).toBe('');
  // With few slips, the share is only a rough estimate.
  expect(questions.length / count, questions.join('\n')).toBeLessThan(count < 1000 ? 0.06 : 0.03);
}, 3_600_000);
