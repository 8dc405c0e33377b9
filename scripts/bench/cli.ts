import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sampleContent } from '../test/stages.ts';
import { benchSite, type SiteFigures } from './benchSite.ts';
import { isWithinLimits, table } from './table.ts';

const usage = `Usage: npm run bench -- [--json FILE] [POSTS …]

Checks and builds copies of the sample site with this many added articles: 0 40 1000 10000 by default.
--json FILE  also writes the figures to a file
`;

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit status: 1 when a figure is over its limit */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    process.stderr.write(usage);
    return 2;
  }
  makePictures();
  const figures: SiteFigures[] = [];
  for (const posts of options.sizes) {
    process.stderr.write(`${posts} added articles …\n`);
    figures.push(await benchSite(process.cwd(), posts));
  }
  process.stdout.write(`${table(figures)}\n`);
  if (options.json) await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  return isWithinLimits(figures) ? 0 : 1;
}

/** Makes the pictures first, so that they are not measured: no added article brings its own. */
function makePictures(): void {
  execFileSync(process.execPath, ['--import', './scripts/typescript.js', 'scripts/build/cli.ts'], {
    env: { ...process.env, CONTENT: sampleContent },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function readOptions(args: string[]): { sizes: number[]; json: string | undefined } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'string' } },
    });
    if (positionals.some((size) => !/^\d{1,6}$/.test(size))) return undefined;
    const sizes = positionals.length > 0 ? positionals.map(Number) : [0, 40, 1_000, 10_000];
    return { sizes: sizes.sort((a, b) => a - b), json: values.json };
  } catch {
    return undefined;
  }
}
