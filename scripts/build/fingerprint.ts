import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** Everything that the site is made of: content, code, dependencies, what the compiler made. */
const inputs = [
  'components/**',
  'content/**',
  'generated/**',
  'pages/**',
  'renderer/**',
  'scripts/**/*.{js,ts}',
  'styles/**',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * A hash over all inputs of a build; the day is one of them, as entries come and go by it.
 * @param root the project’s folder
 */
export async function fingerprint(root: string): Promise<string> {
  const files = await glob(inputs, { cwd: root, ignore: ['generated/public/**', '**/*.test.*'] });
  const today = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256').update(process.version).update(today);
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(await bytesOf(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** What cannot be read is the compiler’s to explain; here it only must not stop the build. */
async function bytesOf(file: string): Promise<Buffer | string> {
  try {
    return (await stat(file)).isFile() ? await readFile(file) : 'no file';
  } catch {
    return 'unreadable';
  }
}
