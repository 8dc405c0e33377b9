import type { Rng } from '../../scripts/random.ts';
import { type Place, rawText, type Sample, textWith } from './slipPlaces.ts';

/** A slip of an editor’s hand in one file, and what was meant. */
export interface Slip {
  kind: string;
  /** The file as it was typed. */
  text: string;
  /** What the fields should say. */
  meant: unknown;
  /** The file as it should have been typed. */
  right: string;
}

type Make = (random: Rng, sample: Sample, place: Place) => Slip | undefined;

/** The line with its value typed as it should not be. */
const typed = (kind: string, sample: Sample, place: Place, words: string, value: unknown) =>
  slip(kind, sample, place, `${place.lead}${words}`, value);

function slip(kind: string, sample: Sample, place: Place, line: string | string[], value: unknown) {
  const good = textWith(sample, place, value);
  if (!good) return undefined;
  const lines = sample.lines.toSpliced(place.line, 1, ...[line].flat());
  return { kind, text: lines.join('\n'), meant: good.data, right: good.text };
}

/** Puts signs before or into a text, which stays as long as it was. */
const within = (text: string, at: number, signs: string) =>
  (text.slice(0, at) + signs + text.slice(at))
    .slice(0, Math.max(text.length, signs.length + 4))
    .trim();

const spaceIn = (random: Rng, text: string) => {
  const spaces = [...text.matchAll(/(?<=\w) (?=\w)/g)].map(({ index }) => index);
  return spaces.length > 0 ? random.pick(spaces) : undefined;
};

const signs = [
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

const isText = ({ kind }: Place) => kind === 'text';
const onText =
  (make: Make): Make =>
  (random, sample, place) =>
    isText(place) ? make(random, sample, place) : undefined;

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

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function dateStyles(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const [m, d] = [String(Number(month)), String(Number(day))];
  const name = monthNames[Number(month) - 1] ?? '';
  const short = name.slice(0, 3);
  const nth = `${d}${/1\d$/.test(day) ? 'th' : (({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<string, string>)[d.slice(-1)] ?? 'th')}`;
  return [
    `${month}/${day}/${year}`,
    `${m}/${d}/${year}`,
    `${month}-${day}-${year.slice(2)}`,
    `${m}/${d}/${year.slice(2)}`,
    `${short}. ${nth}, ${year}`,
    `${day} ${name} ${year}`,
    `${d} ${short} ${year}`,
    `${year}/${month}/${day}`,
    `${year}${month}${day}`,
    `"${name} ${d} ${year}"`,
    `${name} ${d}, ${year}`,
    `${month}.${day}.${year}`,
    `${year}-${m}-${d}`,
    `${name} ${nth} ${year}`,
    `"${date}"`,
    `'${m}/${d}/${year}'`,
    `${nth} of ${name}, ${year}`,
    `Sunday, ${name} ${d}, ${year}`,
    ...(Number(day) > 12 ? [`${day}/${month}/${year}`, `${day}.${month}.${year}`] : []),
  ];
}

function phoneStyles(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '');
  const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return [
    `${a}-${b}-${c}`,
    `${a}.${b}.${c}`,
    `${a} ${b} ${c}`,
    `(${a})${b}-${c}`,
    `+1 ${a} ${b} ${c}`,
    `1-${a}-${b}-${c}`,
    digits,
    `+1${digits}`,
    `(${a}) ${b} ${c}`,
    `"${phone}"`,
    `${a}/${b}-${c}`,
    `tel: ${a}-${b}-${c}`,
    `(${a}) ${b}–${c}`,
  ];
}

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

const same = (
  kind: string,
  sample: Sample,
  place: Place,
  line: string | string[],
  count = 1,
): Slip | undefined => ({
  kind,
  text: sample.lines.toSpliced(place.line, count, ...[line].flat()).join('\n'),
  meant: sample.data,
  right: sample.text,
});

/** Every kind of slip, by its name. */
export const slips: Readonly<Record<string, Make>> = {
  'a sign at the start': onText((random, sample, place) => {
    const text = within(place.value as string, 0, random.pick(signs) + random.pick(['', '', ' ']));
    return /^(['"]|#\s|-\s*$)/.test(text) || /^['"#]? *$/.test(text)
      ? undefined
      : typed('a sign at the start', sample, place, text, text);
  }),
  'a sign in the middle': onText((random, sample, place) => {
    const text = place.value as string;
    const at = spaceIn(random, text);
    if (at === undefined) return undefined;
    const sign = random.pick(signs);
    const words = within(
      text,
      at,
      random.pick([` ${sign}`, sign, ` ${sign} `, `${sign} `].filter((way) => !/# |# $/.test(way))),
    );
    return rawText(text) === text && !/\s#\s|^['"]/.test(words) && !/["']$/.test(words)
      ? typed('a sign in the middle', sample, place, words, words)
      : undefined;
  }),
  'quotes around': onText((random, sample, place) => {
    const text = (place.value as string).replaceAll(/["“”]/g, '').trim();
    const [open, close] = random.pick([
      ['"', '"'],
      ["'", "'"],
      ['“', '”'],
      ['‘', '’'],
      ['“', '"'],
      ['"', '”'],
      ['„', '“'],
      ['""', '""'],
      ["''", "''"],
      [`'"`, `"'`],
      ['“', '“'],
      ['”', '”'],
    ] as const);
    return typed('quotes around', sample, place, open + text + close, text);
  }),
  'a quote half open': onText((random, sample, place) => {
    const text = (place.value as string).replaceAll(/["“”]/g, '').trim();
    const sign = random.pick(['"', "'", '“', '‘']);
    if (/['’]/.test(sign) && /\w['’](?!\w)/.test(text)) return undefined;
    if (/['‘]/.test(sign) && /(?<!\w)['’]|['’](?!\w)/.test(text)) return undefined;
    return typed('a quote half open', sample, place, sign + text, text);
  }),
  'a quote half closed': onText((random, sample, place) => {
    const text = (place.value as string).replaceAll(/["“”]/g, '').trim();
    return rawText(text) === text && !/\d$/.test(text)
      ? typed('a quote half closed', sample, place, text + random.pick(['"', '”']), text)
      : undefined;
  }),
  'quotes around the first words': onText((random, sample, place) => {
    const text = (place.value as string).replaceAll(/["“”]/g, '').trim();
    const at = spaceIn(random, text);
    const [open, close] = random.pick([
      ['"', '"'],
      ["'", "'"],
      ['“', '”'],
    ] as const);
    if (at === undefined || /(?<!\w)['’]|['’](?!\w)/.test(text)) return undefined;
    const words = within(text, at, close);
    const quoted = `${open}${words}`.slice(0, -1).trim();
    return quoted.slice(1).includes(close) && !/["']$/.test(quoted)
      ? typed('quotes around the first words', sample, place, quoted, quoted)
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
  'an apostrophe inside quotes': onText((random, sample, place) => {
    const text = (place.value as string).replaceAll(/['"“”’]/g, '').trim();
    const words = within(
      text,
      random.int(0, text.length),
      random.pick(["It's ", " it's ", " don't "]),
    )
      .replace(/\s+/g, ' ')
      .replace(/(\w)(It's)/, '$1 $2')
      .trim();
    return /(?<!\w)'|'(?!\w)/.test(words)
      ? undefined
      : typed('an apostrophe inside quotes', sample, place, `'${words}'`, words);
  }),
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
  'a value in quotes': (random, sample, place) => {
    if (
      place.kind !== 'number' &&
      place.kind !== 'boolean' &&
      place.kind !== 'date' &&
      place.kind !== 'phone' &&
      place.kind !== 'zip'
    )
      return undefined;
    const quote = random.pick(['"', "'", '“', '‘']);
    const close = { '“': '”', '‘': '’' }[quote] ?? quote;
    return typed(
      'a value in quotes',
      sample,
      place,
      `${quote}${String(place.value)}${close}`,
      place.value,
    );
  },
  'yes for true': (random, sample, place) =>
    place.kind === 'boolean'
      ? typed(
          'yes for true',
          sample,
          place,
          random.pick(['yes', 'Yes', 'on', 'TRUE', "'true'", 'YES']),
          true,
        )
      : undefined,
  'a date in another style': (random, sample, place) =>
    place.kind === 'date'
      ? typed(
          'a date in another style',
          sample,
          place,
          random.pick(dateStyles(place.value as string)),
          place.value,
        )
      : undefined,
  'a phone number in another style': (random, sample, place) =>
    place.kind === 'phone'
      ? typed(
          'a phone number in another style',
          sample,
          place,
          random.pick(phoneStyles(place.value as string)),
          place.value,
        )
      : undefined,
  'a ZIP code without quotes': (_random, sample, place) =>
    place.kind === 'zip'
      ? typed('a ZIP code without quotes', sample, place, String(place.value), place.value)
      : undefined,
  'a street with a suite': (random, sample, place) => {
    if (place.key !== 'street') return undefined;
    const street = random.pick([
      '418 Ridgepole Lane #200',
      'Suite 200, 418 Ridgepole Lane',
      'Suite: 200, 418 Ridgepole Lane',
      '418 Ridgepole Lane, # 4',
      '#4, 418 Ridgepole Lane',
      '418 Ridgepole Lane: Suite 2',
      '"418 Ridgepole Lane" #200',
    ]);
    return typed('a street with a suite', sample, place, street, street);
  },
  'an address without its start': (random, sample, place) => {
    if (place.kind !== 'url' || !/^https:\/\//.test(place.value as string)) return undefined;
    const bare = (place.value as string).slice('https://'.length);
    return typed(
      'an address without its start',
      sample,
      place,
      random.pick([
        bare,
        `http://${bare}`,
        ` ${bare} `,
        `"${bare}"`,
        `https:// ${bare}`,
        `//${bare}`,
        `<https://${bare}>`,
      ]),
      place.value,
    );
  },
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
      // A space that does not break is right between two words.
      [divided, wide.includes(sign) ? divided : text],
    ] as const);
    return typed(kind, sample, place, words, meant);
  }),
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
  'a wrong bullet': (random, sample, place) => {
    const line = sample.lines[place.line] ?? '';
    return /^ *- /.test(line)
      ? same(
          'a wrong bullet',
          sample,
          place,
          line.replace(
            '- ',
            random.pick(['* ', '• ', '– ', '-', '— ', '1. ', '2) ', '+ ', '· ', '•', '–']),
          ),
        )
      : undefined;
  },
  'no hyphen': (random, sample, place) => {
    const line = sample.lines[place.line] ?? '';
    return /^ *- /.test(line)
      ? same('no hyphen', sample, place, line.replace('- ', random.pick(['', '  '])))
      : undefined;
  },
  'a list without hyphens': (random, sample, place) => {
    if (!place.entries) return undefined;
    const bullet = random.pick(['', '* ', '• ', '– ', '-']);
    const isNumbered = random.chance(0.2);
    const lines = sample.lines
      .slice(place.line, place.line + place.block)
      .map((line, index) =>
        index === 0 ? line : line.replace('- ', isNumbered ? `${index}. ` : bullet),
      );
    return same('a list without hyphens', sample, place, lines, place.block);
  },
  'a list with commas': (random, sample, place) => {
    if (!place.entries || place.entries.some((entry) => /[,;:#"'[\]]/.test(entry)))
      return undefined;
    const head = sample.lines[place.line] ?? '';
    const words = random.pick([
      place.entries.join(', '),
      `[${place.entries.join(', ')}`,
      place.entries.join(','),
      `${place.entries.join(', ')},`,
      place.entries.join('; '),
      `[${place.entries.join(', ')}]`,
      place.entries.map((entry) => `"${entry}"`).join(', '),
    ]);
    return same('a list with commas', sample, place, `${head} ${words}`, place.block);
  },
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
