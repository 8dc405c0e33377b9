import { metaOf, schemaAt } from '../../../scripts/content/model/fieldSchema.ts';
import { rawText } from './places.ts';
import { type Make, onText, same, slip, spaceIn } from './slip.ts';

/** Incorrect names, colons and line endings. */
export const lines: Readonly<Record<string, Make>> = {
  'an equals sign': (_random, sample, place) =>
    place.key && place.kind !== 'header'
      ? same('an equals sign', sample, place, (sample.lines[place.line] ?? '').replace(': ', ' = '))
      : undefined,
  'a space before the colon': (_random, sample, place) =>
    place.key
      ? same(
          'a space before the colon',
          sample,
          place,
          (sample.lines[place.line] ?? '').replace(':', ' :'),
        )
      : undefined,
  'no space after the colon': (_random, sample, place) =>
    place.key && place.kind !== 'header'
      ? same(
          'no space after the colon',
          sample,
          place,
          (sample.lines[place.line] ?? '').replace(': ', ':'),
        )
      : undefined,
  'no plain space behind the colons of an entry': (random, sample, place) => {
    const indent = /^ *- (?=\w+: )/.exec(sample.lines[place.line] ?? '')?.[0].length;
    if (!indent) return undefined;
    const isField = (line: string) => line.search(/\S/) === indent && /^ *\w+: /.test(line);
    const rest = sample.lines.slice(place.line + 1);
    const count = 1 + rest.findIndex((line) => !isField(line));
    const sign = random.pick([':', ':\u00a0', ':\u2003']);
    const lines = sample.lines.slice(place.line, place.line + count);
    return same(
      'no plain space behind the colons of an entry',
      sample,
      place,
      lines.map((line) => line.replace(': ', sign)),
      count,
    );
  },
  'a capital name': (random, sample, place) => {
    const { key } = place;
    if (!key) return undefined;
    const name = random.pick([
      key.charAt(0).toUpperCase() + key.slice(1),
      key.toUpperCase(),
      `"${key}"`,
    ]);
    return same(
      'a capital name',
      sample,
      place,
      (sample.lines[place.line] ?? '').replace(key, name),
    );
  },
  'a title for a name': (_random, sample, place) => {
    const { title } = metaOf(schemaAt(sample.schema, place.path, sample.data));
    return place.key && title
      ? same(
          'a title for a name',
          sample,
          place,
          (sample.lines[place.line] ?? '').replace(`${place.key}:`, `${title}:`),
        )
      : undefined;
  },
  'a deleted line end': (random, sample, place) => {
    const [line = '', next = ''] = sample.lines.slice(place.line);
    return /^ *(?:- )?\w+: \S/.test(line) && /^ *\w+: \S/.test(next)
      ? same(
          'a deleted line end',
          sample,
          place,
          line + random.pick(['', ' ']) + next.trimStart(),
          2,
        )
      : undefined;
  },
  'a full-width colon': (random, sample, place) =>
    place.key
      ? same(
          'a full-width colon',
          sample,
          place,
          (sample.lines[place.line] ?? '').replace(/: ?/, random.pick(['：', '： '])),
        )
      : undefined,
  'several paragraphs': onText((random, sample, place) => {
    const text = place.value as string;
    const at = spaceIn(random, text);
    // Nobody divides a few words.
    if (at === undefined || text.length < 60 || rawText(text) !== text) return undefined;
    const [one, two] = [text.slice(0, at), text.slice(at + 1)];
    const isApart = random.chance(0.5);
    const indent = random.pick([
      0,
      /^[ -]*/.exec(place.lead)?.[0].length ?? 0,
      (/^[ -]*/.exec(place.lead)?.[0].length ?? 0) + 2,
    ]);
    if (rawText(two) !== two || /^[\w-]+:/.test(two)) return undefined;
    const lines = [`${place.lead}${one}`, ...(isApart ? [''] : []), ' '.repeat(indent) + two];
    return slip('several paragraphs', sample, place, lines, isApart ? `${one}\n${two}` : text);
  }),
};
