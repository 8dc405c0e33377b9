import { createServer } from 'node:http';
import { siteAddress } from '../content/model/site.ts';
import { currentFolders } from '../content/source/folders.ts';
import { builtPages } from '../serve/builtPages.ts';
import { serveBuilt, serveHere } from '../serve/serveBuilt.ts';
import {
  type Category,
  categories,
  isPerfect,
  judgePage,
  type PageVerdict,
  runLighthouse,
} from './runLighthouse.ts';

/** The first row: while even this page gets less than 100, the machine is too slow or too busy. */
const nothing = '(an empty page)';

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
  const width = Math.max(nothing.length, ...pages.map(({ length }) => length));
  let imperfect = 0;
  try {
    process.stdout.write(`${'page'.padEnd(width)}  ${categories.join('  ')}\n`);
    const most = `${await bestHere()}`.padStart(categories[0].length);
    process.stdout.write(`${nothing.padEnd(width)}  ${most}\n`);
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

/** @returns the performance of a page that has no more than a heading, from 0 to 100 */
async function bestHere(): Promise<number> {
  const html = '<!doctype html><meta name="viewport" content="width=device-width"><h1>Nothing</h1>';
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(html);
  });
  const { origin, close } = await serveHere(server);
  try {
    const { performance } = await judgePage(() => runLighthouse(`${origin}/`, ['performance']));
    return performance.score;
  } finally {
    await close();
  }
}

function row(verdict: PageVerdict): string {
  const scores = categories.map((name) => `${verdict[name].score}`.padStart(name.length));
  const failed = categories.flatMap((name) =>
    isPerfect(verdict[name]) ? [] : verdict[name].failed,
  );
  return [...scores, failed.join(', ')].join('  ').trimEnd();
}
