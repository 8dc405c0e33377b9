import { type Mistake, post } from './mistake.ts';

const project = 'projects/rockton-farmhouse-siding.yaml';
const review = 'testimonials/greg-l-rockton.yaml';

/** Finished work that names a place, a service or a project incorrectly, or that is not shown. */
export const evidenceMistakes: readonly Mistake[] = [
  {
    name: 'a project of a service that does not exist',
    make: ({ edit }) => edit(project, 'placeholder:', 'services:\n  - gutter\nplaceholder:'),
    file: project,
    rule: 'unknown-reference',
    mark: 'gutter\n',
  },
  {
    name: 'a review from a city that does not exist',
    make: ({ edit }) => edit(review, 'placeholder:', 'city: rocktown\nplaceholder:'),
    file: review,
    rule: 'unknown-reference',
    mark: 'rocktown',
  },
  {
    name: 'a review of a service that does not exist',
    make: ({ edit }) => edit(review, 'placeholder:', 'services:\n  - chimneys\nplaceholder:'),
    file: review,
    rule: 'unknown-reference',
    mark: 'chimneys',
  },
  {
    name: 'an article about a city that does not exist',
    make: ({ edit }) => edit(post, '\nimage:', '\ncities:\n  - roscoe\nimage:'),
    file: post,
    rule: 'unknown-reference',
    mark: 'roscoe\nimage',
  },
  {
    name: 'a service done in a city that does not exist',
    make: ({ edit }) => edit('cities/byron.md', '\nimage:', '\nservices:\n  - sidings\nimage:'),
    file: 'cities/byron.md',
    rule: 'unknown-reference',
    mark: 'sidings',
  },
  {
    name: 'a city without the words to show its work',
    make: ({ edit }) => edit(project, 'placeholder:', 'city: rockton\nplaceholder:'),
    file: project,
    rule: 'unshown-evidence',
    mark: 'rockton\nplaceholder',
  },
  {
    name: 'a service without the words to show its work',
    make: ({ edit }) => edit(post, '\nimage:', '\nservices:\n  - roofing\nimage:'),
    file: post,
    rule: 'unshown-evidence',
    mark: 'roofing\nimage',
  },
];
