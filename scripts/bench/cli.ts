import { benchCheck, type CheckFigures } from './benchCheck.ts';

/** Seconds and megabytes that the check may take on two cores. */
const budgets = new Map([
  [0, { cold: 0.5, warm: 0.5 }],
  [10_000, { cold: 8, warm: 1 }],
]);
const maxMegabytes = 300;

const figures: CheckFigures[] = [];
for (const posts of [0, 1_000, 10_000]) figures.push(await benchCheck(process.cwd(), posts));
console.table(figures.map(row));

function row({ posts, cold, warm }: CheckFigures) {
  const budget = budgets.get(posts);
  const against = (value: number, limit: number | undefined, unit: string) =>
    `${value.toFixed(unit === 's' ? 2 : 0)} ${unit}${limit === undefined ? '' : ` of ${limit}`}`;
  return {
    'added posts': posts,
    cold: against(cold.seconds, budget?.cold, 's'),
    warm: against(warm.seconds, budget?.warm, 's'),
    'cold peak': against(cold.megabytes, maxMegabytes, 'MB'),
    'warm peak': against(warm.megabytes, maxMegabytes, 'MB'),
  };
}
