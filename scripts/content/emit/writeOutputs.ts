import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pruneFolder, writeWhole } from '../../writeWhole.ts';
import type { Folders } from '../source/folders.ts';
import { type Output, pathsFile } from './modules.ts';

type AnyOutput = Output<string | Uint8Array>;

/**
 * Makes the folders of generated modules and their data hold exactly the outputs.
 * A file is written only when its bytes change, and appears whole: watchers and builds must neither
 * run needlessly nor see half a file.
 * @param outputs all files that there should be; those without a folder are modules
 * @param keep subfolders that other code maintains
 * @returns the paths that changed
 */
export async function writeOutputs(
  { generated, data }: Pick<Folders, 'generated' | 'data'>,
  outputs: readonly AnyOutput[],
  keep: readonly string[],
): Promise<string[]> {
  // The modules are the same for any content, except for the addresses that type the code: these
  // stay those of the project’s own content.
  const isShared = ([file]: AnyOutput) => generated !== data && !file.includes('/');
  const isOwn = ([file]: AnyOutput) => file === pathsFile && existsSync(path.join(generated, file));
  await writeChanged(
    generated,
    outputs.filter((output) => isShared(output) && !isOwn(output)),
  );
  const rest = outputs.filter((output) => !isShared(output));
  const wanted = new Set(rest.map(([file]) => file));
  const changed = await writeChanged(data, rest);
  const removed = await pruneFolder(
    data,
    (file) => wanted.has(file) || keep.some((folder) => file.startsWith(`${folder}/`)),
  );
  return [...changed, ...removed];
}

async function writeChanged(root: string, outputs: readonly AnyOutput[]): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, content] of outputs) {
    const old = await readFile(path.join(root, file)).catch(() => undefined);
    if (old?.equals(Buffer.from(content))) continue;
    await writeWhole(path.join(root, file), content);
    changed.push(file);
  }
  return changed;
}
