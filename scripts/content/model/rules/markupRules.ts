import { shortened } from '../words.ts';
import { error, warning } from './rule.ts';

/** Rules about characters that the page would show as they are, or take for something else. */
export const markupRules = {
  'markup-in-field': error<{ sign: string }>({
    fixed: 'always',
    title: 'Formatting characters in a plain field',
    why: 'A field’s text is shown exactly as written, so visitors would see these characters.',
    fix: 'Write only the words. Bold words, links and headings work only in the text below the fields.',
    example: { wrong: 'title: Hail &amp; **wind**', right: 'title: Hail & wind' },
    message: ({ sign }) => `“${sign}” would appear on the page exactly as written.`,
  }),
  'half-link': error<{ written: string; isPicture: boolean }>({
    fixed: 'always',
    title: 'A half-written link or picture',
    why: 'The page shows its brackets, and no one can follow it.',
    fix: 'Write the words in square brackets and, directly after them, the address in parentheses, without spaces: [our gutters](/services/gutters).',
    example: {
      wrong: '[our gutters] (/services/gutters)',
      right: '[our gutters](/services/gutters)',
    },
    message: ({ written, isPicture }) =>
      `“${shortened(written, 120)}” is not a ${isPicture ? 'picture' : 'link'} yet: it would appear on the page exactly as written.`,
  }),
  'bare-address': warning<{ address: string }>({
    title: 'An address that no one can click',
    why: 'It is shown as plain text, and no one types it in on a phone.',
    fix: 'Make it a link: [words that say where it leads](https://…).',
    example: {
      wrong: 'Look at “www.weather.gov”',
      right: 'Look at [the weather service](https://www.weather.gov)',
    },
    message: ({ address }) => `“${shortened(address, 120)}” is shown as plain text, not as a link.`,
  }),
  'heading-space': error<{ written: string }>({
    fixed: 'always',
    title: 'A heading without its space',
    why: 'The page shows the number signs instead of a heading.',
    fix: 'Put a space after the number signs: ## Heading.',
    example: { wrong: '##After the storm', right: '## After the storm' },
    message: ({ written }) => `There is no space after ${written}, so this is not a heading.`,
  }),
  'empty-heading': error<{ signs: string }>({
    title: 'A heading without words',
    why: 'The page has an empty line in its place, and screen readers announce a heading that says nothing.',
    fix: 'Write its words on this line, after the number signs and a space, or delete the line.',
    example: { wrong: '##\n\nAfter the storm', right: '## After the storm' },
    message: ({ signs }) => `There are no words after ${signs}, so this heading is empty.`,
  }),
  'bold-heading': warning<{ written: string }>({
    fixed: 'always',
    title: 'A bold line that is meant to be a heading',
    why: 'It looks like a heading, but search engines and screen readers do not find it.',
    fix: 'Start the line with two number signs and a space in place of the stars.',
    example: { wrong: '**What an ice dam is**', right: '## What an ice dam is' },
    message: ({ written }) => `“${shortened(written, 80)}” is bold but not a heading.`,
  }),
  'lost-headings': warning({
    title: 'Headings that became plain lines',
    why: 'Text that is pasted without its formatting loses them, and a long text without headings is hard to read.',
    fix: 'Start each of them with two number signs and a space.',
    example: { wrong: 'What an ice dam is', right: '## What an ice dam is' },
    message: () => 'Some lines of this text read like headings but are not.',
  }),
  'lone-entry': warning<{ words: string; meant: 'heading' | 'footnote' | 'name' }>({
    title: 'A line that becomes a list with one entry',
    why: 'The page shows a list with a single entry: a heading is then not found by search engines and screen readers, and a footnote loses its star.',
    fix: 'For a heading, write two number signs and a space in place of the number. For a footnote, leave out the space behind the star. For a name, write a dash in place of the hyphen.',
    example: {
      wrong: '1. What hail does\n\nIt dents.\n\n2. How we look\n\nWe climb up.',
      right: '## What hail does\n\nIt dents.\n\n## How we look\n\nWe climb up.',
    },
    message: ({ words, meant }) =>
      `“${shortened(words, 80)}” is a list with one entry, not a ${meant}.`,
  }),
  'underlined-text': error({
    title: 'A line below a paragraph makes it a heading',
    why: 'The page shows the whole paragraph in large letters.',
    fix: 'Put an empty line between the words and the hyphens.',
    example: { wrong: 'We come at any hour.\n---', right: 'We come at any hour.\n\n---' },
    message: () => 'The hyphens directly below these words make them a heading.',
  }),
  'pretend-list': error<{ written: string }>({
    fixed: 'always',
    title: 'Lines that look like a list but are not one',
    why: 'The page runs them together into one paragraph.',
    fix: 'Start each entry on a line of its own with a hyphen and a space, or with 1. and a space, and leave an empty line above the first.',
    example: { wrong: '• Hail\n• Wind', right: '- Hail\n- Wind' },
    message: ({ written }) =>
      `“${shortened(written, 60)}” does not start a list entry, so these lines run together.`,
  }),
  'stray-signs': error<{ written: string }>({
    title: 'Formatting characters that do nothing',
    why: 'They are shown on the page as they are.',
    fix: 'Delete them, or complete what they begin.',
    example: { wrong: 'Call **today', right: 'Call **today**' },
    message: ({ written }) =>
      `“${shortened(written.trim(), 60)}” would appear on the page exactly as written.`,
  }),
  'misplaced-field': error<{ written: string }>({
    title: 'A field in the text',
    why: 'It does nothing there, and visitors would read it.',
    fix: 'Cut this line out and paste it above the second line of three hyphens, “---”, where the other fields are.',
    example: { wrong: '---\npublishAt: 2026-12-15', right: 'publishAt: 2026-12-15\n---' },
    message: ({ written }) => `“${shortened(written, 60)}” is in the text, not among the fields.`,
  }),
  'joined-lines': warning({
    title: 'Lines that become one paragraph',
    why: 'On the page, a line break is just a space: only an empty line starts a paragraph.',
    fix: 'Put an empty line between them. If they are one paragraph, write it on one line.',
    example: { wrong: 'First.\nSecond.', right: 'First.\n\nSecond.' },
    message: () => 'These lines become one paragraph.',
  }),
  'lost-signs': error<{ written: string; signs?: string }>({
    title: 'Stars between numbers, or “more than” at the start of a line',
    why: 'Stars mark italics: they would disappear, and 2*4*8 would be shown as 248. In the same way, > starts a quotation: >20 would be shown as 20.',
    fix: 'Use the multiplication sign, ×, or the words “more than” instead.',
    example: { wrong: 'A 2*4*8 board', right: 'A 2 × 4 × 8 board' },
    message: ({ written, signs = 'stars' }) =>
      `The ${signs} in “${shortened(written, 60)}” would disappear from the page.`,
  }),
  'prose-as-code': error({
    title: 'Text that is indented too far',
    why: 'Four spaces at the start of a line mean program code: the page shows it in typewriter letters, on one long line.',
    fix: 'Delete the spaces at the start of these lines. If they are a quotation, start each with > and a space instead.',
    example: { wrong: '    Hail bruises shingles.', right: 'Hail bruises shingles.' },
    message: () => 'The spaces at the start of this line make it program code.',
  }),
  'open-fence': error<{ fence: string }>({
    title: 'Program code that does not end',
    why: 'Everything below is shown as program code.',
    fix: 'Delete this line. If you want to show code, repeat this line below the code.',
    example: { wrong: '```\nHail bruises shingles.', right: 'Hail bruises shingles.' },
    message: ({ fence }) => `${fence} begins program code that never ends.`,
  }),
  'text-overload': error({
    title: 'Thousands of formatting characters or lines in one text',
    why: 'They would keep the check busy for minutes, and no page could show them.',
    fix: 'Delete them. A table or a list that is really that long belongs in a PDF document.',
    example: { wrong: '>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> Hail', right: '> Hail' },
    message: () =>
      'There are thousands of formatting characters or lines here, more than a text can have.',
  }),
  'unknown-placeholder': error<{ written: string }>({
    title: 'A word in braces that stands for nothing',
    why: 'Visitors would see it with its braces.',
    fix: 'Write one that exists, for example {reviews}, or delete the braces.',
    example: { wrong: 'The {review} above', right: 'The {reviews} above' },
    message: ({ written }) => `“${written}” does not stand for anything.`,
  }),
  'uneven-braces': error<{ written: string; name: string }>({
    fixed: 'always',
    title: 'A word to be filled in has too few or too many braces',
    why: 'Visitors would see the braces, or the word in place of what it stands for.',
    fix: 'Write one brace before the word and one after it.',
    example: { wrong: 'Call {phone today', right: 'Call {phone} today' },
    message: ({ written, name }) => `“${written}” must be {${name}}, with one brace on each side.`,
  }),
};
