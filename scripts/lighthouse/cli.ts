import { siteAddress } from '../content/model/site.ts';
import { currentFolders } from '../content/source/folders.ts';
import { builtPages } from '../serve/builtPages.ts';
import { serveBuilt } from '../serve/serveBuilt.ts';
import {
  type Category,
  categories,
  isPerfect,
  judgePage,
  type PageVerdict,
  runLighthouse,
} from './runLighthouse.ts';

process.exitCode = await main();

/**
 * Judges every page of the built site and prints a row for each.
 * @returns the exit status: 1 when a page is less than perfect
 */
async function main(): Promise<number> {
  const root = currentFolders().site;
  const pages = builtPages(root);
  const { site } = await import('#content/site');
  const { base } = siteAddress(site);
  const { origin, close } = await serveBuilt(root, base);
  const width = Math.max(...pages.map(({ length }) => length));
  let imperfect = 0;
  try {
    process.stdout.write(`${'page'.padEnd(width)}  ${categories.join('  ')}\n`);
    for (const page of pages) {
      const run = (wanted: readonly Category[]) =>
        runLighthouse(origin + base + page.slice(1), wanted);
      // A page that cannot be judged must not hide what is found on the next ones.
      const verdict = await judgePage(run).catch((error: Error) => error);
      const result = verdict instanceof Error ? verdict.message : row(verdict);
      process.stdout.write(`${page.padEnd(width)}  ${result}\n`);
      if (verdict instanceof Error || !Object.values(verdict).every(isPerfect)) imperfect += 1;
    }
  } finally {
    await close();
  }
  process.stdout.write(`${pages.length} pages, ${imperfect} of them under 100\n`);
  return imperfect > 0 || pages.length === 0 ? 1 : 0;
}

function row(verdict: PageVerdict): string {
  const scores = categories.map((name) => `${verdict[name].score}`.padStart(name.length));
  const failed = categories.flatMap((name) =>
    isPerfect(verdict[name]) ? [] : verdict[name].failed,
  );
  return [...scores, failed.join(', ')].join('  ').trimEnd();
}
