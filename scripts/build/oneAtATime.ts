import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAlive } from '../writeWhole.ts';

/** How often a waiting process looks again, in milliseconds. */
const interval = 200;

/** How often a working process shows that it is alive, and after what silence it counts as dead. */
const beat = 2_000;
const silence = 120_000;

/**
 * Does some work while no other process does: later ones wait.
 * @param lock the absolute path of a file that exists while the work goes on
 */
export async function oneAtATime<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(lock), { recursive: true });
  for (let tries = 1; !(await take(lock)); tries++) {
    // The first try may only have removed the lock of a dead process.
    if (tries === 2)
      process.stderr.write('Another build is running; this one waits for it to finish.\n');
    await setTimeout(interval);
  }
  const timer = setInterval(() => touch(lock), beat);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await rm(lock, { force: true });
  }
}

/** @returns whether the lock is ours now */
async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // A killed process leaves its lock. Of several that notice, only one can move it away.
  if (!(await isHeld(lock))) {
    const moved = `${lock}.${process.pid}`;
    await rename(lock, moved).then(
      () => rm(moved),
      () => {},
    );
  }
  return false;
}

async function isHeld(lock: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(lock);
    const holder = await readFile(lock, 'utf8');
    // One that has just taken it may not have written its ID yet.
    if (holder !== '' && !isAlive(Number(holder))) return false;
    if (Date.now() - mtimeMs < silence) return true;
    // After a restart, another program may have the ID of the one that was killed. But after the
    // computer slept, the one that works is only about to show that it is alive.
    await setTimeout(2 * beat);
    return (await stat(lock)).mtimeMs !== mtimeMs;
  } catch {
    return true;
  }
}

async function touch(lock: string): Promise<void> {
  const now = new Date();
  await utimes(lock, now, now).catch(() => {});
}
