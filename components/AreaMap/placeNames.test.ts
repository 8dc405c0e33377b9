import { expect, test } from 'vitest';
import { createRng } from '../../scripts/random.ts';
import { type Mark, overlap, placeNames } from './placeNames.ts';
import { sheet, shownWidth } from './projection.ts';

const middle = [sheet.width / 2, sheet.height / 2] as const;

const mark = (name: string, [x, y]: readonly [number, number] = middle): Mark => ({
  name,
  at: [x, y],
  isPrimary: true,
});

test('a single name goes to the right of its mark', () => {
  const town = mark('Rockford');
  const box = placeNames([town]).get(town);
  expect(box?.x).toBeGreaterThan(middle[0]);
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBe(middle[1]);
});

test('a name at the edge of what all screens show goes to the inner side', () => {
  const edge = middle[0] + shownWidth / 2 - 10;
  const town = mark('Rockford', [edge, middle[1]]);
  expect(placeNames([town]).get(town)?.x).toBeLessThan(edge - 40);
});

test('a name avoids taken areas and other marks', () => {
  const [town, neighbor] = [mark('Rockford'), mark('Byron', [middle[0] + 30, middle[1]])];
  const river = { x: middle[0] - 100, y: middle[1] - 40, width: 95, height: 45 };
  const box = placeNames([town, neighbor], [river]).get(town);
  expect(box && overlap(box, river)).toBe(false);
  expect(box && overlap(box, { x: middle[0] + 24, y: middle[1] - 6, width: 12, height: 12 })).toBe(
    false,
  );
});

test('a name too long for any side is left out, and the others stay', () => {
  const [long, town] = [mark('Saint Somewhere '.repeat(4)), mark('Byron', [middle[0], 100])];
  expect([...placeNames([long, town]).keys()]).toEqual([town]);
});

test('if there is not enough room, towns with pages come first', () => {
  const towns = Array.from({ length: 30 }, (_, index) => ({
    ...mark(`Town ${index}`, [middle[0] + (index % 6), middle[1] + Math.floor(index / 6)]),
    isPrimary: index > 28,
  }));
  const names = placeNames(towns);
  expect(names.size).toBeLessThan(30);
  expect([...names.keys()].some(({ isPrimary }) => isPrimary)).toBe(true);
});

test.each([5, 20, 40])('no two of %i names ever overlap', (count) => {
  const random = createRng(`names ${count}`);
  const towns = Array.from({ length: count }, (_, index) =>
    mark(`Town of ${index}`, [
      Math.round(middle[0] + random.range(-0.5, 0.5) * shownWidth),
      Math.round(random.range(0, 1) * sheet.height),
    ]),
  );
  const boxes = [...placeNames(towns).values()];
  expect(boxes.length).toBeGreaterThan(count * 0.6);
  const pairs = boxes.flatMap((a, index) => boxes.slice(0, index).map((b) => overlap(a, b)));
  expect(pairs).not.toContain(true);
});
