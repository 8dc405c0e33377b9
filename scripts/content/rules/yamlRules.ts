import { rule } from './rule.ts';

const why = 'The file cannot be read until this is mended, and its page stays as it was.';

/** Rules about the way the fields are written. */
export const yamlRules = {
  'yaml-tab': rule<object>({
    severity: 'error',
    title: 'A line is indented with a tab',
    why,
    fix: 'Indent with spaces, two for each level.',
    example: { wrong: 'image:\n\tfile: a.svg', right: 'image:\n  file: a.svg' },
    message: () => 'This line is indented with a tab.',
  }),
  'yaml-indent': rule<object>({
    severity: 'error',
    title: 'A line does not line up with the lines around it',
    why,
    fix: 'Start it with as many spaces as the other fields of its group, two for each level.',
    example: {
      wrong: 'seo:\n  title: A\n description: B',
      right: 'seo:\n  title: A\n  description: B',
    },
    message: () => 'This line does not line up with the lines around it.',
  }),
  'yaml-depth': rule<object>({
    severity: 'error',
    title: 'Fields stand too deep in one another',
    why,
    fix: 'Delete the spaces, hyphens or brackets at the start of the line that are too many.',
    example: { wrong: 'title: [[[[[[[[[[[[[[[[[[[[[Hail', right: 'title: Hail' },
    message: () => 'This stands in more than 20 groups or lists, one in the other.',
  }),
  'yaml-colon-space': rule<{ key: string }>({
    severity: 'error',
    title: 'A space is missing after a colon',
    why,
    fix: 'Put a space after the colon.',
    example: { wrong: 'title:New roofs', right: 'title: New roofs' },
    message: ({ key }) => `After “${key}:” a space is missing.`,
  }),
  'yaml-colon-in-text': rule<object>({
    severity: 'error',
    title: 'A colon inside a text',
    why,
    fix: 'Put the whole text between single quotes.',
    example: { wrong: 'title: Hail: what now', right: "title: 'Hail: what now'" },
    message: () => 'A colon inside this text makes it read as a field.',
  }),
  'yaml-quote': rule<{ quote: string }>({
    severity: 'error',
    title: 'A quote is not closed',
    why,
    fix: 'Close it at the end of the text. Inside single quotes, write an apostrophe twice.',
    example: { wrong: "title: 'It's hail", right: "title: 'It''s hail'" },
    message: ({ quote }) => `The text starts with a quote (${quote}) that is not closed.`,
  }),
  'yaml-special-sign': rule<{ sign: string }>({
    severity: 'error',
    title: 'A text starts with a sign that has a special meaning',
    why,
    fix: 'Put the whole text between single quotes.',
    example: { wrong: 'title: @home', right: "title: '@home'" },
    message: ({ sign }) =>
      `A text cannot start with the sign “${sign}”, which has a meaning of its own.`,
  }),
  'yaml-syntax': rule<object>({
    severity: 'error',
    title: 'A line cannot be understood',
    why,
    fix: 'Write each field as “name: text”. Put a text with special signs between single quotes.',
    example: { wrong: 'title', right: 'title: New roofs' },
    message: () => 'This line cannot be understood.',
  }),
  'yaml-after-quote': rule<object>({
    severity: 'error',
    title: 'Text goes on after a closing quote',
    why,
    fix: 'Put the whole text between quotes. Inside single quotes, write an apostrophe twice.',
    example: { wrong: "title: 'It's hail'", right: "title: 'It''s hail'" },
    message: () => 'The text goes on after its closing quote.',
  }),
  'yaml-conflict': rule<object>({
    severity: 'error',
    title: 'Two versions of a text stand side by side',
    why: 'Git could not decide between two changes and left both.',
    fix: 'Keep one version and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
    example: { wrong: '<<<<<<< HEAD\ntitle: A\n=======', right: 'title: A' },
    message: () => 'Git left a mark here where two changes met.',
  }),
  'duplicate-field': rule<{ key: string }>({
    severity: 'error',
    title: 'A field appears twice',
    why: 'Only one of the two could be shown.',
    fix: 'Keep one of the two lines and delete the other.',
    example: { wrong: 'title: A\ntitle: B', right: 'title: B' },
    message: ({ key }) => `The field “${key}” stands here a second time.`,
  }),
  'front-matter': rule<{ problem: string }>({
    severity: 'error',
    title: 'The fields at the top of a text are not marked off',
    why: 'Title, date and picture of the page could not be found.',
    fix: 'Start the file with a line of three hyphens (---), then the fields, then another such line.',
    example: { wrong: 'title: Hail\n\nThe text.', right: '---\ntitle: Hail\n---\n\nThe text.' },
    message: ({ problem }) => problem,
  }),
};
