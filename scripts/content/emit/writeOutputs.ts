import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../listFiles.ts';
import { isBeingWritten, writeWhole } from '../../writeWhole.ts';
import type { Folders } from '../source/folders.ts';
import { type Output, pathsFile } from './modules.ts';

type AnyOutput = Output<string | Uint8Array>;

/**
 * Brings the generated modules and their data to hold exactly the outputs.
 * A file is written only when its bytes change, and appears whole: watchers and builds must
 * neither run without need nor see half a file.
 * @param outputs all files that there shall be; those without a folder are modules
 * @param keep subfolders that something else looks after
 * @returns the paths that changed
 */
export async function writeOutputs(
  { generated, data }: Pick<Folders, 'generated' | 'data'>,
  outputs: readonly AnyOutput[],
  keep: readonly string[],
): Promise<string[]> {
  if (generated === data) return fill(data, outputs, keep);
  // The modules are the same for any content, but for the addresses that code is typed by: these
  // stay those of the project’s own content.
  const isModule = ([file]: AnyOutput) => !file.includes('/');
  const isOwn = ([file]: AnyOutput) => file === pathsFile && existsSync(path.join(generated, file));
  await writeChanged(
    generated,
    outputs.filter((output) => isModule(output) && !isOwn(output)),
  );
  return fill(
    data,
    outputs.filter((output) => !isModule(output)),
    keep,
  );
}

/** Writes what is wanted in a folder and removes what is not. */
async function fill(
  root: string,
  outputs: readonly AnyOutput[],
  keep: readonly string[],
): Promise<string[]> {
  const changed = await writeChanged(root, outputs);
  const wanted = new Set(outputs.map(([file]) => file));
  for (const file of listFiles(root)) {
    if (wanted.has(file) || keep.some((folder) => file.startsWith(`${folder}/`))) continue;
    const absolute = path.join(root, file);
    if (await isBeingWritten(absolute)) continue;
    await rm(absolute, { force: true });
    changed.push(file);
  }
  return changed;
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
