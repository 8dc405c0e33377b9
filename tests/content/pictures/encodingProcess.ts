import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * Encodes the pictures in a process of its own, which goes when the test ends.
 * @param images the folder with the originals
 * @returns the process, and what it has printed once it has ended
 */
export function startEncoding(images: string): { process: ChildProcess; ended: Promise<string> } {
  const script = path.resolve('tests/content/pictures/encodeAll.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, path.resolve(images, '../..')]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const printed = text(child.stdout);
  return { process: child, ended: closed.then(() => printed) };
}
