import { expect, test } from 'vitest';
import { wideTiles } from './wideTiles.ts';

const counts = Array.from({ length: 39 }, (_, index) => index + 2);

test.each([2, 3, 4])('%i columns: every row is full, whatever the number of tiles', (columns) => {
  for (const count of counts) {
    let filled = 0;
    for (const wide of wideTiles(count)) {
      const width = wide.includes(columns) ? 2 : 1;
      // A tile that does not fit would go to the next row and leave a hole.
      expect((filled % columns) + width, `${count}`).toBeLessThanOrEqual(columns);
      filled += width;
    }
    expect(filled % columns, `${count}`).toBe(0);
  }
});

test('on desktops there are tiles of both sizes, unless they all fit in one row', () => {
  for (const count of counts.filter((number) => number > 4)) {
    const sizes = new Set(wideTiles(count).map((wide) => wide.includes(4)));
    expect(sizes.size, `${count}`).toBe(2);
  }
});
