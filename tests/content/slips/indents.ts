import type { Place, Sample } from './places.ts';
import { type Make, type Slip, same } from './slip.ts';

const reindented = (line: string, by: number) => {
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  return indent + by < 0 ? undefined : ' '.repeat(indent + by) + line.trimStart();
};

function moved(
  kind: string,
  sample: Sample,
  place: Place,
  count: number,
  by: number,
): Slip | undefined {
  const lines = sample.lines
    .slice(place.line, place.line + count)
    .map((line) => reindented(line, by));
  if (by === 0 || lines.some((line) => line === undefined)) return undefined;
  return {
    kind,
    text: sample.lines.toSpliced(place.line, count, ...(lines as string[])).join('\n'),
    meant: sample.data,
    right: sample.text,
  };
}

/** Lines that are indented too much or too little. */
export const indents: Readonly<Record<string, Make>> = {
  'a line indented wrongly': (random, sample, place) =>
    moved('a line indented wrongly', sample, place, 1, random.int(-3, 3)),
  'a group indented wrongly': (random, sample, place) =>
    place.block > 1
      ? moved('a group indented wrongly', sample, place, place.block, random.int(-3, 3))
      : undefined,
  'the lines below indented wrongly': (random, sample, place) => {
    if (place.block < 2 || place.kind !== 'header') return undefined;
    return moved(
      'the lines below indented wrongly',
      sample,
      { ...place, line: place.line + 1 },
      place.block - 1,
      random.int(-3, 3),
    );
  },
  'a tab': (random, sample, place) => {
    const line = sample.lines[place.line] ?? '';
    const ways = [
      line.replace(/^ +/, (all) => '\t'.repeat(all.length / 2)),
      line.replace(/^ {2}/, '\t'),
      line.replace(/: /, ':\t'),
      line.replace(/^( *)- /, '$1-\t'),
      `${line}\t`,
      line.replace(/: /, ': \t'),
    ];
    const wrong = ways.filter((way) => way !== line);
    return wrong.length > 0 && !/: .*: /.test(line)
      ? same('a tab', sample, place, random.pick(wrong))
      : undefined;
  },
};
