import { type Mistake, post } from './mistake.ts';

/** What keeps the site from going live. */
export const launchMistakes: readonly Mistake[] = [
  {
    name: 'a sample that is left',
    make: ({ edit }) => edit('cities/byron.md', /\n---\n/, '\nplaceholder: true\n---\n'),
    file: 'cities/byron.md',
    rule: 'placeholder-left',
    mark: 'placeholder',
    isLaunch: true,
  },
  {
    name: 'the sample chat without its mark',
    make: ({ edit }) => edit('site.yaml', /(container: .*\n {2})placeholder: true/, '$1# Ours.'),
    file: 'site.yaml',
    rule: 'sample-service',
    mark: '/chat-sample.js',
    isLaunch: true,
  },
  {
    name: 'a mail address that nobody has',
    make: ({ addParagraph }) =>
      addParagraph(post, 'Write to [the office](mailto:office@harlowridge.example) first.'),
    file: post,
    rule: 'sample-contact',
    mark: 'office@harlowridge.example',
    isLaunch: true,
  },
  {
    name: 'an e-mail address that nobody has in a field',
    make: ({ edit }) => edit('about.yaml', /(?<=^ {2}text: )Tell/m, 'Write to a@b.example. Tell'),
    file: 'about.yaml',
    rule: 'sample-contact',
    mark: 'a@b.example',
    isLaunch: true,
  },
  {
    name: 'a search for reviews without its mark',
    make: ({ edit }) =>
      edit('site.yaml', /(url: .*facebook.*\n {4})placeholder: true/, '$1# Ours.'),
    file: 'site.yaml',
    rule: 'sample-search',
    mark: 'https://www.facebook.com/search',
    isLaunch: true,
  },
  {
    name: 'an invented review without its mark',
    make: ({ edit }) => edit('testimonials/ron-b-byron.yaml', 'placeholder: true\n', ''),
    file: 'testimonials/ron-b-byron.yaml',
    rule: 'sample-words',
    mark: /(?<=text: )I farm/,
    isLaunch: true,
  },
];
