import { expect, test } from 'vitest';
import { type Category, judgePage } from './runLighthouse.ts';

const perfect = { score: 100, failed: [] };

/** Stands in for Lighthouse; its other categories are always perfect. */
async function judge(...performances: number[]) {
  const asked: (readonly Category[])[] = [];
  const verdict = await judgePage(async (wanted) => {
    asked.push(wanted);
    const score = performances[asked.length - 1];
    if (score === undefined) throw new Error('It was asked too often.');
    const performance = { score, failed: score < 100 ? [`took ${score}`] : [] };
    return { accessibility: perfect, 'best-practices': perfect, seo: perfect, performance };
  });
  return { performance: verdict.performance, asked };
}

test.each([
  [[100, 100, 100], 100],
  [[90, 100, 100, 100], 100],
  [[100, 90, 91, 100, 100], 100],
  [[98, 100, 97, 99, 100], 99],
  [[70, 80, 90, 60, 50], 70],
])('the median of %j is %i', async (scores, median) => {
  const { performance, asked } = await judge(...scores);
  expect(performance.score).toBe(median);
  expect(performance.failed).toEqual(median < 100 ? [`took ${median}`] : []);
  expect(asked).toHaveLength(scores.length);
});

test('all categories are judged once, and only performance again', async () => {
  const { asked } = await judge(100, 100, 100);
  expect(asked).toEqual([
    ['performance', 'accessibility', 'best-practices', 'seo'],
    ['performance'],
    ['performance'],
  ]);
});
