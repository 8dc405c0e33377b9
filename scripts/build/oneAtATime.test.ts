import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'one-at-a-time-'));
afterAll(() => rm(folder, { recursive: true }));

/** No process has an ID as high as this. */
const dead = '99999999';

/** A lock that has been silent for years. */
async function silentLock(name: string, holder: string) {
  const lock = path.join(folder, name);
  await writeFile(lock, holder);
  await utimes(lock, 0, 0);
  return lock;
}

test('what a killed process left is taken over, and nothing is left of it', async () => {
  const lock = path.join(folder, 'killed');
  await writeFile(lock, dead);
  expect(await oneAtATime(lock, async () => existsSync(lock))).toBe(true);
  expect(existsSync(lock)).toBe(false);
});

test('the ID of a killed process may belong to another program by now', async () => {
  const lock = await silentLock('restarted', `${process.pid}`);
  expect(await oneAtATime(lock, async () => 'worked')).toBe('worked');
});

test('one that shows that it is alive after a sleep of the computer keeps its lock', async () => {
  const lock = await silentLock('slept', `${process.pid}`);
  const events: string[] = [];
  const waiting = oneAtATime(lock, async () => events.push('waited'));
  await setTimeout(500);
  await writeFile(lock, `${process.pid}`);
  // Longer than the waiting one takes to believe in the death of another.
  await setTimeout(5_000);
  events.push('done');
  await rm(lock);
  await waiting;
  expect(events).toEqual(['done', 'waited']);
});
