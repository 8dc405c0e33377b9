import { list, reference } from './fields.ts';

/** The addresses that a page had before; every type whose files have a page spreads it. */
export const formerly = {
  formerly: list(
    reference(
      'old-address',
      'Old address',
      'A path without the site’s name, for example /services/roof-leaks',
    ),
    'Old addresses',
    'Where the page was before; who asks for one of them is sent on',
  ).optional(),
};
