import { readFileSync } from 'node:fs';
import path from 'node:path';
import { currentFolders } from '../source/folders.ts';

const { data } = currentFolders();

/**
 * Reads what the compiler made of the content. Modules that call it are in the bundle, but the
 * content is not: words can change without a new bundle, and thousands of articles do not bloat it.
 * @param file the path below the folder of generated data
 */
export const readGenerated = <Value>(file: string): Value =>
  JSON.parse(readFileSync(path.join(data, file), 'utf8'));
