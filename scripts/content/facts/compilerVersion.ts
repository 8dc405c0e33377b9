import { sourceHash } from '../../sourceHash.ts';

let version: string | undefined;

/** A hash of the compiler’s code and its dependencies: facts that other code found are not used. */
export function compilerVersion(): string {
  version ??= `${process.version} ${sourceHash(['scripts/content/**/*.ts', 'package-lock.json'])}`;
  return version;
}
