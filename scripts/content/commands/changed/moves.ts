import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from './checkBase.ts';

/** The files that are gone, by where each is now; `undefined` for one that was deleted. */
export type Moves = ReadonlyMap<string, string | undefined>;

/**
 * Finds out which files of the content were deleted or renamed, committed or not.
 * @param root the project’s folder; paths are from there
 * @param base the commit to compare with
 */
export async function movesSince(root: string, base: string): Promise<Moves> {
  const moves = await knownMoves(root, base);
  return [...moves.values()].includes(undefined) ? allMoves(root, base) : moves;
}

async function knownMoves(root: string, base: string, env?: NodeJS.ProcessEnv): Promise<Moves> {
  const changes = [
    'diff',
    '--name-status',
    '--find-renames',
    '--diff-filter=DR',
    '--relative',
    '-z',
  ];
  const words = ((await git(root, [...changes, base, '--', 'content'], env)) ?? '').split('\0');
  const moves = new Map<string, string | undefined>();
  while (words.length > 1) {
    const [status = '', file = ''] = words.splice(0, 2);
    moves.set(file, status.startsWith('R') ? words.shift() : undefined);
  }
  return moves;
}

/** git follows a file whose new name it was not told of yet by a copy of its index, which is told. */
async function allMoves(root: string, base: string): Promise<Moves> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-index-'));
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    const index = (await git(root, ['rev-parse', '--git-path', 'index']))?.trim() ?? '';
    await cp(path.resolve(root, index), env.GIT_INDEX_FILE);
    await git(root, ['add', '--intent-to-add', '--', 'content'], env);
    return await knownMoves(root, base, env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
