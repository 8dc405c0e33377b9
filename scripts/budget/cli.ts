import { currentFolders } from '../content/source/folders.ts';
import { builtPages } from '../serve/builtPages.ts';
import { visitBuilt } from '../serve/visitBuilt.ts';
import { textTable } from '../textTable.ts';
import { type BudgetVerdict, budgets, judgeBudget, type SeenSite, unlimited } from './budgets.ts';
import { beginForm, weighPages } from './visits.ts';

process.exitCode = await main();

/**
 * Checks the built site against its budgets and prints a row for each.
 * @returns the exit status: 1 when one is exceeded, or when a page has none for its first view
 */
async function main(): Promise<number> {
  const seen = await look(currentFolders().site);
  const verdicts = budgets.map((budget) => judgeBudget(budget, seen));
  process.stdout.write(`${table(verdicts)}\n`);
  const without = unlimited(budgets, seen);
  for (const page of without) {
    process.stdout.write(`${page} has no budget for its first view. Add it to budgets.ts.\n`);
  }
  return without.length > 0 || verdicts.some(({ isOver }) => isOver) ? 1 : 0;
}

function look(root: string): Promise<SeenSite> {
  const paths = [...builtPages(root), '/no-such-page', '/blog/no-such-post'];
  return visitBuilt({ sites: [{ folder: root }] }, async (browser, home) => {
    const pages = await weighPages(browser, home, paths);
    return { pages, form: await beginForm(browser, `${home}contact`) };
  });
}

function table(verdicts: readonly BudgetVerdict[]): string {
  const rows = verdicts.map(({ budget: { what, unit, limit }, actual, page = '', isOver }) => [
    what,
    `${Number.isInteger(actual) ? actual : actual.toFixed(1)} ${unit}`,
    `${limit} ${unit}`,
    isOver ? 'OVER' : 'ok',
    page,
  ]);
  return textTable([['what', 'actual', 'budget', '', 'heaviest page'], ...rows]);
}
