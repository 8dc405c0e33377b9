import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** Everything that the pages are made of: code, dependencies, compiled content. */
const inputs = [
  'components/**',
  'generated/**',
  'pages/**',
  'renderer/**',
  'scripts/**/*.ts',
  'styles/**',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * A hash over all inputs of the bundle and the pages.
 * @param root the project’s folder
 */
export async function fingerprint(root: string): Promise<string> {
  const files = await glob(inputs, { cwd: root, ignore: ['generated/public/**', '**/*.test.*'] });
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}
