import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { gatherFacts } from '../../scripts/content/facts/gatherFacts.ts';
import { replacementOf } from '../../scripts/content/fix/replacement.ts';
import { fileParts } from '../../scripts/content/parse/fileParts.ts';
import { createRng } from '../../scripts/random.ts';
import { sampleContent } from './contentCopy.ts';
import { readSamples, type Sample } from './slipPlaces.ts';
import { type Slip, slips } from './slips.ts';

/** How many slips to try: some each time, thousands with SLIPS=5000. */
const count = Number(process.env.SLIPS ?? 400);
const seed = process.env.SEED ?? 'cures';

type Outcome = 'cured' | 'asked' | 'fine';

const read = ({ file, schema }: Sample, text: string) =>
  gatherFacts(`content/${file}`, text, schema);

/** What becomes of a slip whose suggestions are followed until there is none. */
function follow(sample: Sample, { text: typed, meant }: Slip): Outcome | string {
  let text = typed;
  const steps: string[] = [];
  const story = (problem: string) =>
    `${problem}\n${steps.join('\n')}\n${changed(typed, sample.text)}`;
  for (let round = 0; round < 12; round++) {
    const { diagnostics, value } = read(sample, text);
    const [offered] = diagnostics.filter(({ suggestion }) => suggestion !== undefined);
    if (!offered) {
      const [asked] = diagnostics.filter(({ severity }) => severity === 'error');
      if (asked)
        return bodyOf(sample, text) === bodyOf(sample, sample.text) ? `asked` : story('body');
      if (diagnostics.length > 0)
        return story(`a warning that nobody can cure: ${diagnostics[0]?.rule}`);
      if (!isDeepStrictEqual(value, meant)) return story('silently wrong');
      if (bodyOf(sample, text) !== bodyOf(sample, sample.text))
        return story('the body was changed');
      return round === 0 ? 'fine' : 'cured';
    }
    const next = applied(text, offered);
    steps.push(`${offered.line}:${offered.column} ${offered.rule}: ${offered.suggestion}`);
    if (next === undefined || next === text) return story('a suggestion that changes nothing');
    text = next;
  }
  return story('no end of suggestions');
}

function applied(text: string, found: Diagnostic): string | undefined {
  const replacement = replacementOf(text, found);
  return (
    replacement && text.slice(0, replacement.start) + replacement.text + text.slice(replacement.end)
  );
}

const bodyOf = ({ file }: Sample, text: string) => fileParts(file, text)?.body;

const changed = (text: string, before: string) => {
  const old = new Set(before.split('\n'));
  return text
    .split('\n')
    .flatMap((line, index) => (old.has(line) ? [] : [`  ${index + 1} | ${JSON.stringify(line)}`]))
    .join('\n');
};

test(`${count} slips end in the text that was meant, or in a question`, async () => {
  const samples = await readSamples(sampleContent);
  const random = createRng(seed);
  const kinds = Object.entries(slips);
  const figures = new Map<string, Record<Outcome, number>>();
  const failures: string[] = [];
  const questions: string[] = [];
  for (let tried = 0, attempt = 0; tried < count && attempt < count * 400; attempt++) {
    const [kind = '', make] = kinds[tried % kinds.length] ?? [];
    const sample = random.pick(samples);
    const slip = make?.(random, sample, random.pick(sample.places));
    if (!slip || slip.text === sample.text) continue;
    tried++;
    const outcome = follow(sample, slip);
    const row = figures.get(kind) ?? { cured: 0, asked: 0, fine: 0 };
    figures.set(kind, row);
    if (outcome === 'cured' || outcome === 'asked' || outcome === 'fine') row[outcome]++;
    else failures.push(`${slip.kind} in ${sample.file}: ${outcome}`);
    if (outcome === 'asked')
      questions.push(
        `${slip.kind} in ${sample.file}:\n${changed(slip.text, sample.text)}\n   ${read(
          sample,
          slip.text,
        )
          .diagnostics.map((d) => `${d.line} ${d.rule} ${d.help}`)
          .join('\n   ')}`,
      );
  }
  console.log(
    [...figures].map(([kind, row]) => `${kind.padEnd(36)} ${JSON.stringify(row)}`).join('\n'),
  );
  if (process.env.SHOW) console.log(questions.slice(0, Number(process.env.SHOW)).join('\n'));
  const asked = questions.length;
  console.log(`${count} tried, ${asked} asked, ${failures.length} failed`);
  expect(failures.slice(0, 40).join('\n\n')).toBe('');
  expect(asked / count).toBeLessThan(0.03);
}, 3_600_000);
