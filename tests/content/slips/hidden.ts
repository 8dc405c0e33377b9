import { rawText } from './places.ts';
import { type Make, onText, same, spaceIn, typed } from './slip.ts';

const invisible = [
  '\u00a0',
  '\u2007',
  '\u202f',
  '\u200b',
  '\ufeff',
  '\u2060',
  '\u00ad',
  '\u2028',
  '\u000b',
];
const wide = ['\u00a0', '\u2007', '\u202f'];

/** Invisible characters that Word leaves behind. */
export const hidden: Readonly<Record<string, Make>> = {
  'an invisible sign around a line': (random, sample, place) => {
    const sign = random.pick(invisible);
    const line = sample.lines[place.line] ?? '';
    const isWide = wide.includes(sign);
    const ways = [
      isWide ? line.replace(/^ +/, (all) => sign.repeat(all.length)) : sign + line,
      isWide ? line.replace(/^( *-) /, `$1${sign}`) : line,
      place.key ? line.replace(':', `${sign}:`) : line,
      isWide && place.key ? line.replace(': ', `:${sign}`) : line,
    ];
    return same('an invisible sign around a line', sample, place, random.pick(ways));
  },
  'an invisible sign in a text': onText((random, sample, place) => {
    const kind = 'an invisible sign in a text';
    const text = place.value as string;
    const sign = random.pick(invisible);
    const at = spaceIn(random, text);
    if (at === undefined || rawText(text) !== text) return undefined;
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const isBreak = sign === '\u2028' || sign === '\u000b';
    const divided = before + sign + (isBreak || wide.includes(sign) ? after : ` ${after}`);
    const [words, meant] = random.pick([
      [sign + text, text],
      [text + sign, text],
      // A no-break space between two words is correct.
      [divided, wide.includes(sign) ? divided : text],
    ] as const);
    return typed(kind, sample, place, words, meant);
  }),
};
