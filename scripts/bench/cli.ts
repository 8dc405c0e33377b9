import { execFileSync } from 'node:child_process';
import { sampleContent } from '../test/stages.ts';
import { benchSite, type SiteFigures } from './benchSite.ts';
import { isWithinLimits, table } from './table.ts';

const usage = `Usage: npm run bench -- [POSTS …]

Checks and builds copies of the sample site with this many added articles: 0 40 1000 10000 by default.
`;

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit status: 1 when a figure is over its limit */
async function main(args: readonly string[]): Promise<number> {
  if (args.some((size) => !/^\d{1,6}$/.test(size))) {
    process.stderr.write(usage);
    return 2;
  }
  const sizes = args.length > 0 ? args.map(Number) : [0, 40, 1_000, 10_000];
  makePictures();
  const figures: SiteFigures[] = [];
  for (const posts of sizes.sort((a, b) => a - b)) {
    process.stderr.write(`${posts} added articles …\n`);
    figures.push(await benchSite(process.cwd(), posts));
  }
  process.stdout.write(`${table(figures)}\n`);
  return isWithinLimits(figures) ? 0 : 1;
}

/** Makes the pictures first, so that they are not measured: no added article brings its own. */
function makePictures(): void {
  execFileSync(process.execPath, ['--import', './scripts/typescript.js', 'scripts/build/cli.ts'], {
    env: { ...process.env, CONTENT: sampleContent },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
