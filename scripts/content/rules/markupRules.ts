import { rule } from './rule.ts';

/** Rules about signs that the page would show as they are, or take for something else. */
export const markupRules = {
  'markup-in-field': rule<{ sign: string }>({
    severity: 'error',
    title: 'Signs of markup in a plain field',
    why: 'A field’s words are shown exactly as they are written, so visitors would see the signs.',
    fix: 'Write the words alone. Bold words, links and headings work only in the text below the fields.',
    example: { wrong: 'title: Hail &amp; **wind**', right: 'title: Hail & wind' },
    message: ({ sign }) => `“${sign}” would be shown with all its signs.`,
  }),
  'half-link': rule<{ written: string; isPicture: boolean }>({
    severity: 'error',
    title: 'A link or a picture that is half-written',
    why: 'The page shows its brackets, and nobody can follow it.',
    fix: 'Write the words between square brackets and, directly after them, the address without spaces between round ones: [our gutters](/services/gutters).',
    example: {
      wrong: '[our gutters] (/services/gutters)',
      right: '[our gutters](/services/gutters)',
    },
    message: ({ written, isPicture }) =>
      `“${written.slice(0, 120)}” is not a ${isPicture ? 'picture' : 'link'} yet: it would be shown as it stands here.`,
  }),
  'bare-address': rule<{ address: string }>({
    severity: 'warning',
    title: 'An address that nobody can press',
    why: 'It is shown as plain words; on a phone nobody types it.',
    fix: 'Make it a link: [words that say where it leads](https://…).',
    example: {
      wrong: 'See https://www.weather.gov',
      right: 'See [the weather service](https://www.weather.gov)',
    },
    message: ({ address }) => `“${address.slice(0, 120)}” is shown as plain words, not as a link.`,
  }),
  'raw-table': rule<object>({
    severity: 'error',
    title: 'A table',
    why: 'Texts cannot hold tables: its lines would run together with all their signs.',
    fix: 'Write a list instead: one line for each row of the table, starting with a hyphen and a space.',
    example: { wrong: '| Roof | Years |\n|---|---|\n| Metal | 50 |', right: '- Metal: 50 years' },
    message: () => 'This is a table, which a text cannot show.',
  }),
  'heading-space': rule<{ written: string }>({
    severity: 'error',
    title: 'A heading without its space',
    why: 'The page shows the number signs, and no heading.',
    fix: 'Put a space after the number signs: ## Heading.',
    example: { wrong: '##After the storm', right: '## After the storm' },
    message: ({ written }) => `There is no space after ${written}, so this is not a heading.`,
  }),
  'bold-heading': rule<{ written: string }>({
    severity: 'warning',
    title: 'A bold line that is meant as a heading',
    why: 'It looks like a heading, but search engines and screen readers do not find it.',
    fix: 'Start the line with two number signs and a space in place of the stars.',
    example: { wrong: '**What an ice dam is**', right: '## What an ice dam is' },
    message: ({ written }) => `“${written.slice(0, 80)}” is bold and no heading.`,
  }),
  'underlined-text': rule<object>({
    severity: 'error',
    title: 'A line below a paragraph makes it a heading',
    why: 'The page shows the whole paragraph in large letters.',
    fix: 'Put an empty line between the words and the hyphens.',
    example: { wrong: 'We come at any hour.\n---', right: 'We come at any hour.\n\n---' },
    message: () => 'The hyphens directly below these words make them a heading.',
  }),
  'pretend-list': rule<{ written: string }>({
    severity: 'error',
    title: 'Lines that look like a list and are none',
    why: 'The page runs them together into one paragraph.',
    fix: 'Start each entry on a line of its own with a hyphen and a space, or with 1. and a space, and leave an empty line above the first.',
    example: { wrong: '• Hail\n• Wind', right: '- Hail\n- Wind' },
    message: ({ written }) =>
      `“${written.slice(0, 60)}” does not start an entry of a list, so these lines run together.`,
  }),
  'stray-signs': rule<{ written: string }>({
    severity: 'error',
    title: 'Signs that were meant to do something',
    why: 'They are shown on the page as they are.',
    fix: 'Delete them, or complete what they begin.',
    example: { wrong: 'Call **today', right: 'Call **today**' },
    message: ({ written }) => `“${written.trim().slice(0, 60)}” would be shown as it stands here.`,
  }),
  'prose-as-code': rule<object>({
    severity: 'error',
    title: 'Words that stand too far in',
    why: 'Four spaces at the start of a line mean program code: the page shows it in a typewriter’s letters, on one long line.',
    fix: 'Delete the spaces at the start of these lines. If they are a quotation, start each with > and a space instead.',
    example: { wrong: '    Hail bruises shingles.', right: 'Hail bruises shingles.' },
    message: () => 'The spaces at the start of this line make it program code.',
  }),
  'open-fence': rule<{ fence: string }>({
    severity: 'error',
    title: 'Program code that does not end',
    why: 'Everything below is shown as program code.',
    fix: 'Delete this line. If you want to show code, repeat the line below it.',
    example: { wrong: '```\nHail bruises shingles.', right: 'Hail bruises shingles.' },
    message: ({ fence }) => `${fence} begins program code that never ends.`,
  }),
  'unknown-placeholder': rule<{ written: string }>({
    severity: 'error',
    title: 'A word between braces that stands for nothing',
    why: 'Visitors would see it with its braces.',
    fix: 'Write one that exists, for example {reviews}, or delete the braces.',
    example: { wrong: 'The {review} above', right: 'The {reviews} above' },
    message: ({ written }) => `Nothing is filled in for “${written}”.`,
  }),
};
