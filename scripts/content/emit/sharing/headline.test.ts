import { expect, test } from 'vitest';
import { capHeight, outline, setHeadline, widthOf } from './headline.ts';

/** Under a slope of 6 in 12, as on a sharing picture. */
const room = { bottom: 490, widthAt: (top: number) => top * 2 - 130 };

const titles = [
  'Contact Us',
  'Roofing and restoration in Rockford',
  'Premium shingles in Roscoe: what the extra money buys',
  'Illinois insurance claim maximization: what an adjuster looks for, and what to photograph',
  'W'.repeat(90),
  'Überdachung für Łódź – “neu” & gut',
];

test.each(titles)('“%s” stays in its room, in at most four lines', (title) => {
  const lines = setHeadline(title, room);
  expect(lines.map(({ text }) => text).join(' ')).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const { text, size, baseline } of lines) {
    expect(widthOf(text, size)).toBeLessThanOrEqual(
      room.widthAt(baseline - size * capHeight) + 0.01,
    );
    expect(baseline).toBeLessThanOrEqual(room.bottom);
  }
});

test('a longer title is set smaller, and still large enough to read in a feed', () => {
  const sizes = titles.slice(0, 4).map((title) => setHeadline(title, room)[0]?.size ?? 0);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBeGreaterThan(100);
  expect(sizes[3]).toBeGreaterThanOrEqual(50);
});

test('letters are outlines, kerned as the face asks for', () => {
  const { d, width } = outline('AVA', 100);
  expect(d).toMatch(/^M[\d. LQCMZ-]+$/);
  expect(width).toBeCloseTo(widthOf('AVA', 100));
  expect(width).toBeLessThan(2 * widthOf('A', 100) + widthOf('V', 100));
});

test('characters that the face does not have are left out', () => {
  expect(outline('Roof 🏠 訂', 40)).toEqual(outline('Roof  ', 40));
});
