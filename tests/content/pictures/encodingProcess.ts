import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * Encodes the pictures in a separate process.
 * @param images the folder with the originals
 * @param how `killed` to be killed in the middle of its work
 * @returns what it has printed
 */
export async function encodeApart(images: string, how = 'whole'): Promise<string> {
  const script = path.resolve('tests/content/pictures/encodeAll.ts');
  const root = path.resolve(images, '../..');
  const child = spawn(process.execPath, ['--import', './scripts/typescript.js', script, root, how]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const printed = await text(child.stdout);
  await closed;
  return printed;
}
