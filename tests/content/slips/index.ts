import { hidden } from './hidden.ts';
import { indents } from './indents.ts';
import { lines } from './lines.ts';
import { lists } from './lists.ts';
import { quotes } from './quotes.ts';
import { signs } from './signs.ts';
import type { Make } from './slip.ts';
import { values } from './values.ts';

/** Every kind of slip, by its name. */
export const slips: Readonly<Record<string, Make>> = {
  ...quotes,
  ...signs,
  ...hidden,
  ...values,
  ...indents,
  ...lists,
  ...lines,
};
