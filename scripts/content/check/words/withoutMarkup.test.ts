import { expect, test } from 'vitest';
import { withoutMarkup } from './withoutMarkup.ts';

// With work that doubles at each level, thirty would take hours.
test.each(['> ', '- ', '> - ', '# > '])(
  'signs like “%s” in one another are removed together',
  (sign) => {
    expect(withoutMarkup(`${sign.repeat(30)}Byron`)?.words).toBe('Byron');
  },
);
