import { type Mistake, post } from './mistake.ts';

/** Slips in the way that fields are written. */
export const yamlMistakes: readonly Mistake[] = [
  {
    name: 'a tab as indent',
    make: ({ edit }) => edit('about.yaml', /^ {2}heading:/m, '\theading:'),
    file: 'about.yaml',
    rule: 'yaml-tab',
    mark: '\theading',
    message: 'This line is indented with a tab.',
  },
  {
    name: 'a field twice',
    make: ({ edit }) => edit(post, /^date:.*$/m, '$&\ndate: 2024-12-16'),
    file: post,
    rule: 'duplicate-field',
    mark: 'date: 2024-12-16',
    message: 'The field “date” stands twice in the same place.',
  },
  {
    name: 'front matter that is not closed',
    make: ({ write }) => write(post, '---\ntitle: No end\n\nA text.\n'),
    file: post,
    rule: 'front-matter',
    message: 'The line of three hyphens that ends the fields is missing.',
  },
  {
    name: 'no front matter at all',
    make: ({ write }) => write(post, 'A text.\n'),
    file: post,
    rule: 'front-matter',
    message: 'The file does not start with its fields.',
  },
  {
    name: 'front matter that would be code',
    make: ({ write }) => write(post, '---js\nglobalThis.ran = true\n---\nA text.\n'),
    file: post,
    rule: 'front-matter',
    message: 'The first line must be three hyphens alone, but it is “js” after them.',
  },
  {
    name: 'an alias bomb',
    make: ({ write }) => write('about.yaml', bomb()),
    file: 'about.yaml',
    rule: 'yaml-special-sign',
    mark: '&l0',
    message: 'A text cannot start with the sign &',
  },
];

/** Nine levels of nine references: a few hundred bytes that would unfold to gigabytes. */
function bomb(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const items = level === 0 ? 'x' : `*l${level - 1}`;
    return `l${level}: &l${level} [${Array(9).fill(items).join(', ')}]`;
  });
  return `${levels.join('\n')}\n`;
}
