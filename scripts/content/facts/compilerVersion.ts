import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let version: string | undefined;

/** A hash of the compiler’s code and its dependencies: facts that other code found are not used. */
export function compilerVersion(): string {
  version ??= hashSources();
  return version;
}

function hashSources(): string {
  const files = globSync(['scripts/content/**/*.ts', 'package-lock.json'], {
    cwd: root,
    ignore: '**/*.test.ts',
  });
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
