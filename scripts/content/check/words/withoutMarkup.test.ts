import { expect, test } from 'vitest';
import { withoutMarkup } from './withoutMarkup.ts';

// With work that doubles at each level, thirty would take hours.
test.each(['> ', '- ', '> - ', '# > '])(
  'signs like “%s” in one another are removed together',
  (sign) => {
    expect(withoutMarkup(`${sign.repeat(30)}Byron`)?.words).toBe('Byron');
  },
);

test('a bullet that came with its words is removed; several are a list', () => {
  expect(withoutMarkup('• Cherry Valley')).toEqual({ sign: '• ', words: 'Cherry Valley' });
  expect(withoutMarkup('\uf0b7\tFree **roof** inspection')?.words).toBe('Free roof inspection');
  expect(withoutMarkup('• Hail • Wind')).toBeUndefined();
  expect(withoutMarkup('Hail • Wind')).toBeUndefined();
});
