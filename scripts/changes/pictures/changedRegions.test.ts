import { expect, test } from 'vitest';
import { changedRegions, type Pixels } from './changedRegions.ts';

const width = 20;

/** A white picture with black boxes. */
function picture(
  height: number,
  ...boxes: [left: number, top: number, right: number, bottom: number][]
): Pixels {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const [left, top, right, bottom] of boxes) {
    for (let row = top; row < bottom; row += 1) {
      data.fill(0, (row * width + left) * 3, (row * width + right) * 3);
    }
  }
  return { width, height, data };
}

const gap = 10;

test('pictures that look the same have no regions', () => {
  const same = () => picture(50, [1, 2, 3, 4]);
  expect(changedRegions(same(), same(), gap)).toEqual([]);
});

test('a region goes from the first to the last row and column that differ', () => {
  expect(changedRegions(picture(50), picture(50, [4, 10, 9, 15]), gap)).toEqual([
    { before: { top: 10, bottom: 15 }, after: { top: 10, bottom: 15 }, left: 4, right: 9 },
  ]);
});

test('differences near each other are one region, others have their own', () => {
  const after = picture(80, [2, 5, 4, 8], [10, 15, 12, 18], [0, 60, 20, 61]);
  expect(changedRegions(picture(80), after, gap)).toEqual([
    { before: { top: 5, bottom: 18 }, after: { top: 5, bottom: 18 }, left: 2, right: 12 },
    { before: { top: 60, bottom: 61 }, after: { top: 60, bottom: 61 }, left: 0, right: 20 },
  ]);
});

test('when a page grew, what is the same above and below is left out', () => {
  const before = picture(40, [0, 10, 5, 12], [0, 30, 5, 32]);
  const after = picture(47, [0, 10, 5, 12], [0, 20, 5, 22], [0, 37, 5, 39]);
  expect(changedRegions(before, after, gap)).toEqual([
    { before: { top: 20, bottom: 20 }, after: { top: 20, bottom: 27 }, left: 0, right: width },
  ]);
});

test('a page that only lost rows still has a region', () => {
  const [region] = changedRegions(picture(40), picture(30), gap);
  expect(region?.before).toEqual({ top: 30, bottom: 40 });
  expect(region?.after).toEqual({ top: 30, bottom: 30 });
});
