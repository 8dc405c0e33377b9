import { type Mistake, post } from './mistake.ts';

const file = 'estimate-form.yaml';
const gutters = 'services/gutters.md';

/** Adds what the sample’s form omits. */
const formWith =
  (words: string): Mistake['make'] =>
  ({ edit }) =>
    edit(file, /^withoutScript:/m, `${words}\n$&`);

const emergency = (replyWithin: string, text: string) =>
  `emergency:\n  callText: Call now.\n  replyWithin: ${replyWithin}\n  success:\n    title: We have it\n    text: ${text}`;

/** What the form must not have, neither in itself nor in its place. */
export const formMistakes: readonly Mistake[] = [
  {
    name: 'a service’s page with a choice that the form has not',
    make: ({ edit }) => edit(gutters, /^seo:$/m, 'serviceType: gutter\n$&'),
    file: gutters,
    rule: 'unknown-reference',
    mark: 'gutter\n',
  },
  {
    name: 'restoration pages with a heading and no more',
    make: ({ edit }) => edit(file, /^cardTitle:/m, 'restoration:\n  heading: Get Help\n$&'),
    file,
    rule: 'missing-field',
    mark: 'restoration:',
  },
  {
    name: 'an emergency answered within a number',
    make: formWith(emergency('1', 'Call now, or we call within {replyWithin}.')),
    file,
    rule: 'wrong-type',
    mark: '1\n  success',
  },
  {
    name: 'an emergency answered within a number in quotes',
    make: formWith(emergency("'1'", 'Call now, or we call within {replyWithin}.')),
    file,
    rule: 'invalid-value',
    mark: "'1'",
  },
  {
    name: 'an emergency whose notice does not say how soon',
    make: formWith(emergency('one hour', 'Call now, or we call within one hour.')),
    file,
    rule: 'invalid-value',
    mark: 'Call now, or',
  },
  {
    name: 'an emergency with another word between braces',
    make: formWith(emergency('one hour', 'In {replyWithin}, or {delay}, we call.')),
    file,
    rule: 'unknown-placeholder',
    mark: '{delay}',
  },
  {
    name: 'an emergency without its success',
    make: formWith('emergency:\n  callText: Call now.\n  replyWithin: one hour'),
    file,
    rule: 'missing-field',
    mark: 'emergency:',
  },
  {
    name: 'a consent as a sentence alone',
    make: formWith('consent: We may call you.'),
    file,
    rule: 'wrong-type',
    mark: 'We may call',
  },
  {
    name: 'a consent with words for a link to nowhere',
    make: formWith('consent:\n  text: We may call you.\n  linkLabel: How we keep it'),
    file,
    rule: 'invalid-value',
    mark: 'How we keep it',
  },
  {
    name: 'a promise that “within” cannot stand before',
    make: formWith(emergency('same day', 'Call now, or we call within {replyWithin}.')),
    file,
    rule: 'invalid-value',
    mark: 'same day',
  },
  {
    name: 'a choice without its fields',
    make: ({ edit }) => edit(file, /^serviceTypes:\n/m, '$&  - Skylights\n'),
    file,
    rule: 'wrong-type',
    mark: 'Skylights',
  },
  {
    name: 'a consent with a link to no page',
    make: formWith(
      'consent:\n  text: We may call you.\n  linkLabel: How we keep it\n  link: /secrecy',
    ),
    file,
    rule: 'unknown-page',
    mark: '/secrecy',
  },
  {
    name: 'a consent to messages that says nothing',
    make: formWith('messageConsent:'),
    file,
    rule: 'wrong-type',
    mark: 'messageConsent:',
  },
  {
    name: 'photographs that nobody can send, in a text',
    make: ({ addParagraph }) => addParagraph(post, 'Before we come, text us a photo of the stain.'),
    file: post,
    rule: 'photos-unreachable',
    mark: 'text us',
  },
  {
    name: 'photographs that nobody can send, in a field',
    make: ({ edit }) =>
      edit(file, /^subheading: .*$/m, 'subheading: Tell us what you see and attach photos.'),
    file,
    rule: 'photos-unreachable',
    mark: 'and attach',
  },
];
