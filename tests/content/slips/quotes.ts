import { rawText } from './places.ts';
import { type Make, onText, spaceIn, typed, within } from './slip.ts';

/** Quotation marks where none belong, or only one of a pair. */
export const quotes: Readonly<Record<string, Make>> = {
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
};
