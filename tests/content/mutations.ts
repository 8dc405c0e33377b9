type Random = () => number;

/** An accidental edit: turns a file’s bytes into other bytes. */
type Mutation = (bytes: Buffer, random: Random) => Buffer;

const pick = (random: Random, count: number) => Math.floor(random() * count);

const onLine =
  (change: (line: string, random: Random) => string | string[]): Mutation =>
  (bytes, random) => {
    const lines = bytes.toString('utf8').split('\n');
    const index = pick(random, lines.length);
    lines.splice(index, 1, ...[change(lines[index] ?? '', random)].flat());
    return Buffer.from(lines.join('\n'));
  };

const swapped = (text: string, at: number) =>
  text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);

const noise = (random: Random, length: number) =>
  Buffer.from(Array.from({ length }, () => pick(random, 256)));

/** What can happen to files of any kind, including pictures. */
export const mutationsOfBytes: Readonly<Record<string, Mutation>> = {
  truncate: (bytes, random) => bytes.subarray(0, pick(random, bytes.length)),
  'put bytes in': (bytes, random) => {
    const at = pick(random, bytes.length);
    return Buffer.concat([bytes.subarray(0, at), noise(random, 8), bytes.subarray(at)]);
  },
  'save as something else': (_bytes, random) => noise(random, 200),
};

/** What people and programs do to text files by mistake. */
export const mutations: Readonly<Record<string, Mutation>> = {
  'swap two letters of a key': onLine((line, random) => {
    const length = /^[\s-]*\w+(?=:)/.exec(line)?.[0].length ?? 0;
    return length > 2 ? swapped(line, length - 2 - pick(random, 1)) : line;
  }),
  'swap two letters': onLine((line, random) => swapped(line, pick(random, line.length))),
  'drop a letter': onLine((line, random) => {
    const at = pick(random, line.length);
    return line.slice(0, at) + line.slice(at + 1);
  }),
  'delete a line': onLine(() => []),
  'repeat a line': onLine((line) => [line, line]),
  'indent a line': onLine((line) => `  ${line}`),
  'outdent a line': onLine((line) => line.replace(/^ {1,2}/, '')),
  'indent with a tab': onLine((line) => `\t${line}`),
  'forget the space after a colon': onLine((line) => line.replace(': ', ':')),
  'add a colon': onLine((line, random) => {
    const at = pick(random, line.length);
    return `${line.slice(0, at)}: ${line.slice(at)}`;
  }),
  'open a quote': onLine((line) => line.replace(/: /, ": '")),
  'write a number': onLine((line) => line.replace(/: .*/, ': 42')),
  'write a list': onLine((line) => line.replace(/: .*/, ': [a, b]')),
  'empty a value': onLine((line) => line.replace(/: .*/, ':')),
  'break a link': onLine((line) => line.replace(/\]\(\/(\w)/, '](/x$1')),
  ...mutationsOfBytes,
};
