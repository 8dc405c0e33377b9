import { type Make, same } from './slip.ts';

/** Lists without the hyphens they need, or with one too many. */
export const lists: Readonly<Record<string, Make>> = {
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
  'a hyphen too many': (_random, sample, place) => {
    const line = sample.lines[place.line] ?? '';
    const [, spaces] = /^( *) {2}\w+:/.exec(line) ?? [];
    if (spaces === undefined) return undefined;
    const first = sample.lines
      .slice(0, place.line)
      .findLast((above) => !above.startsWith(`${spaces}  `));
    return first?.startsWith(`${spaces}- `)
      ? same('a hyphen too many', sample, place, line.replace(`${spaces}  `, `${spaces}- `))
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
};
