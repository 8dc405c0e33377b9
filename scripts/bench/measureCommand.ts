import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a run of a program took. */
export interface Measurement {
  /** From the first line of the program’s own code on, in seconds: Node’s start is not ours. */
  seconds: number;
  /** The most memory that it held at a time, in MB. */
  megabytes: number;
}

const tsx = import.meta.resolve('tsx');
const meter = new URL('./meter.ts', import.meta.url).href;

/**
 * Runs a TypeScript program in a process of its own.
 * @param program its path
 * @param args what it is told
 * @param cwd the folder that it works in
 * @throws when it fails, with what it said
 */
export async function measureCommand(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<Measurement> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meter-'));
  const result = path.join(folder, 'result.json');
  try {
    await run(['--import', tsx, '--import', meter, program, ...args], cwd, result);
    return JSON.parse(await readFile(result, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(args: readonly string[], cwd: string, result: string): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, METER: result } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve();
      else
        reject(
          new Error(
            `${args.map(shortened).join(' ')} ended with ${status}:\n${said.slice(0, 2000)}`,
          ),
        );
    });
  });
}

const shortened = (word: string) =>
  word.startsWith('file:') ? path.basename(fileURLToPath(word)) : word;
