import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const defaults = {
  command: 'check',
  targets: [{ format: 'terminal' }],
  isFix: false,
  isLaunch: false,
};

test.each([
  ['check', {}],
  ['compile', { command: 'compile' }],
  ['check --format json', { targets: [{ format: 'json' }] }],
  [
    'check --format terminal --format sarif=out/a=b.sarif',
    { targets: [{ format: 'terminal' }, { format: 'sarif', file: 'out/a=b.sarif' }] },
  ],
  ['check --changed', { changed: '' }],
  ['check --changed --fix', { changed: '', isFix: true }],
  ['check --changed release --launch', { changed: 'release', isLaunch: true }],
  ['check --changed=HEAD~1', { changed: 'HEAD~1' }],
  ['--help', { command: 'help', targets: [] }],
])('%s', (line, expected) => {
  expect(readOptions(line.split(' '))).toEqual({ ...defaults, ...expected });
});

test.each([
  ['', '“” is not a command.'],
  ['chek', '“chek” is not a command.'],
  ['check json', '“json” is not an option.'],
  ['check --colour', "Unknown option '--colour'."],
  ['check --format', "Option '--format <value>' argument missing"],
  ['check --fix=yes', "Option '--fix' does not take an argument"],
  ['check --format xml', '“xml” is not a format. Formats: terminal, github, summary, sarif, json.'],
  ['check --format json=', '“json=” has no file after the equals sign.'],
  ['check --format toString', /^“toString” is not a format/],
  ['compile --fix', '--changed, --fix and --launch are options of check.'],
])('%s is refused', (line, mistake) => {
  expect(readOptions(line.split(' ').filter(Boolean))).toEqual({
    mistake: typeof mistake === 'string' ? mistake : expect.stringMatching(mistake),
  });
});
