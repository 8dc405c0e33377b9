import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '../diagnostic.ts';
import { foldersIn } from '../folders.ts';
import { pictureFactsFile } from '../pictures/pictureIndex.ts';
import { git } from './git.ts';

/**
 * Checks the content as it was at a commit, in a folder that is gone afterwards.
 * Neither the repository’s index nor its files are touched.
 * @param root the project’s folder
 * @param examine what checks a project’s folder
 */
export async function checkBase(
  root: string,
  commit: string,
  examine: (root: string) => Promise<readonly Diagnostic[]>,
): Promise<readonly Diagnostic[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-base-'));
  try {
    await writeContent(root, commit, folder);
    await reuseCache(root, folder);
    return await examine(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An index of its own lets git write the files of any commit anywhere. */
async function writeContent(root: string, commit: string, folder: string): Promise<void> {
  const gitFolder = (await git(root, ['rev-parse', '--absolute-git-dir']))?.trim();
  const prefix = (await git(root, ['rev-parse', '--show-prefix']))?.trim() ?? '';
  const env = {
    GIT_DIR: gitFolder,
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: path.join(folder, '.index'),
  };
  // A commit without content has no such tree: then everything is new.
  await git(folder, ['read-tree', `${commit}:${prefix}content`], env);
  await git(folder, ['checkout-index', '--all', '--quiet', '--prefix=content/'], env);
}

/** Spares measuring the pictures again. */
async function reuseCache(root: string, folder: string): Promise<void> {
  const facts = path.join(foldersIn(root).cache, pictureFactsFile);
  if (existsSync(facts)) await cp(facts, path.join(foldersIn(folder).cache, pictureFactsFile));
}
