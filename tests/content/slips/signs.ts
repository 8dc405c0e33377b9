import { rawText } from './places.ts';
import { type Make, onText, spaceIn, typed, within } from './slip.ts';

const yamlSigns = [
  '@',
  '`',
  '*',
  '&',
  '!',
  '|',
  '>',
  '%',
  '?',
  '-',
  ':',
  ',',
  '[',
  ']',
  '{',
  '}',
  '#',
  '"',
  "'",
  '~',
  '=',
  '<<',
];

/** Characters that YAML misreads or that look like others. */
export const signs: Readonly<Record<string, Make>> = {
  'a sign at the start': onText((random, sample, place) => {
    const text = within(
      place.value as string,
      0,
      random.pick(yamlSigns) + random.pick(['', '', ' ']),
    );
    return /^(['"]|#\s|-\s*$)/.test(text) || /^['"#]? *$/.test(text)
      ? undefined
      : typed('a sign at the start', sample, place, text, text);
  }),
  'a sign in the middle': onText((random, sample, place) => {
    const text = place.value as string;
    const at = spaceIn(random, text);
    if (at === undefined) return undefined;
    const sign = random.pick(yamlSigns);
    const words = within(
      text,
      at,
      random.pick([` ${sign}`, sign, ` ${sign} `, `${sign} `].filter((way) => !/# |# $/.test(way))),
    );
    return rawText(text) === text && !/\s#\s|^['"]/.test(words) && !/["']$/.test(words)
      ? typed('a sign in the middle', sample, place, words, words)
      : undefined;
  }),
  'a number sign after a space': onText((random, sample, place) => {
    const text = place.value as string;
    const at = spaceIn(random, text);
    if (at === undefined || rawText(text) !== text) return undefined;
    const words = within(text, at, random.pick([' #1', ' #200', ' # 4', ' #hail', ' # later']));
    return typed('a number sign after a space', sample, place, words, words);
  }),
  'a note beside a value': (_random, sample, place) =>
    place.kind === 'number' || place.kind === 'date' || place.kind === 'boolean'
      ? typed('a note beside a value', sample, place, `${place.raw} # as agreed`, place.value)
      : undefined,
  'a backslash in double quotes': onText((random, sample, place) => {
    const text = (place.value as string).replaceAll(/["“”]/g, '').trim();
    const at = spaceIn(random, text);
    if (at === undefined) return undefined;
    const words = within(
      text,
      at,
      random.pick([' C:\\new', ' 50\\% off', ' a\\tb', ' C:\\users', ' and\\or', ' \\$5', ' n\\a']),
    );
    return words.endsWith('\\')
      ? undefined
      : typed('a backslash in double quotes', sample, place, `"${words}"`, words);
  }),
  'a word that is something else': onText((random, sample, place) => {
    const word = random.pick([
      'yes',
      'no',
      'on',
      'off',
      'null',
      'true',
      'False',
      '1.50',
      '007',
      '0x1F',
      '1e3',
      '2024-12-15',
      '.5',
      '.inf',
      '12:30',
      '24',
      'NO',
      '1_000',
    ]);
    return typed('a word that is something else', sample, place, word, word);
  }),
  'Markdown in a field': onText((random, sample, place) => {
    const text = place.value as string;
    const [open, close] = random.pick([
      ['**', '**'],
      ['_', '_'],
      ['# ', ''],
      ['## ', ' ##'],
      ['> ', ''],
      ['`', '`'],
      ['[', '](/contact)'],
      ['<b>', '</b>'],
      ['<p>', '</p>'],
    ] as const);
    // “> 50 years” is more than fifty of them, so that sign is kept.
    const meant = open === '> ' && /^\d/.test(text) ? open + text : text;
    return /[_*`[\]<>]/.test(text)
      ? undefined
      : typed('Markdown in a field', sample, place, open + text + close, meant);
  }),
};
