import { sourceHash } from '../../sourceHash.ts';

/** A hash of the compiler’s code and its dependencies: facts that other code found are not used. */
export const compilerVersion = () =>
  `${process.version} ${sourceHash(['scripts/content/**/*.{ts,js}', 'package-lock.json'])}`;
