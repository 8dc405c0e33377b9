import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foldersIn } from '../content/source/folders.ts';
import { copyProject } from '../copyProject.ts';
import { sampleContent } from '../test/stages.ts';
import { writePosts } from './writePosts.ts';

/** What a site of a given size takes. */
export type SiteFigures = Awaited<ReturnType<typeof benchSite>>;

export type RunName = keyof SiteFigures['runs'];

/**
 * Checks and builds the sample site with more articles in it: cold, with only the pictures cached,
 * and warm, with everything cached for the check and one article edited for the build.
 * @param root the project’s folder
 * @param posts how many articles to add to the sample’s own
 */
export async function benchSite(root: string, posts: number) {
  const copy = await copyProject(root, sampleContent);
  try {
    const folder = path.join(foldersIn(copy).content, 'posts');
    await writePosts(folder, posts);
    // The check runs this project’s code, which is compiled already; a build needs the copy’s own.
    const check = () =>
      measureCommand(path.join(root, 'scripts/content/commands/cli.ts'), ['check'], copy);
    const build = () => measureCommand('scripts/build/cli.ts', [], copy);
    const edit = () => appendFile(path.join(folder, 'roscoe-premium-shingles.md'), '\nOne more.\n');
    const runs = {
      'check cold': await check(),
      'check warm': await check(),
      'build cold': await forget(copy).then(build),
      'build warm': await edit().then(build),
    };
    return { posts, runs };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const forget = (copy: string) => rm(foldersIn(copy).cache, { recursive: true, force: true });

/** What a run of a program took. */
interface Measurement {
  /** From the program’s own first line of code on, in seconds: starting Node does not count. */
  seconds: number;
  /** The most memory that it and its children held at one time, in MB: see {@link peakOf}. */
  megabytes: number;
}

/** A measured process: its start and end in milliseconds, and the most memory that it held. */
interface Measured {
  start: number;
  end: number;
  megabytes: number;
}

const typescript = new URL('../typescript.js', import.meta.url).href;
const meter = new URL('./meter.js', import.meta.url).href;

/**
 * Runs a TypeScript program in a process of its own.
 * @param program its path
 * @param args its arguments
 * @param cwd its working directory
 * @throws when it fails, with its output
 */
async function measureCommand(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<Measurement> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meter-'));
  try {
    const pid = await run(['--import', typescript, program, ...args], cwd, folder);
    const read = async (name: string): Promise<Measured> =>
      JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    const all = await Promise.all((await readdir(folder)).map(read));
    const { start, end } = await read(`${pid}.json`);
    return { seconds: (end - start) / 1000, megabytes: peakOf(all) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The most memory of all processes at one time, as if each held its most all along. */
export const peakOf = (all: readonly Measured[]): number =>
  Math.max(
    ...all.map(({ start: moment }) =>
      all
        .filter(({ start, end }) => start <= moment && moment <= end)
        .reduce((sum, { megabytes }) => sum + megabytes, 0),
    ),
  );

/** @returns the ID of the process */
function run(args: readonly string[], cwd: string, folder: string): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, CONTENT: '', METER: folder, NODE_OPTIONS: `--import ${meter}` },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0 && child.pid) resolve(child.pid);
      else reject(new Error(`${path.basename(args[2] ?? '')} ended with ${status}:\n${said}`));
    });
  });
}
