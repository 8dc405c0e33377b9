import { git } from './checkBase.ts';

/** The files that are gone, by where each is now; `undefined` for one that was deleted. */
export type Moves = Map<string, string | undefined>;

/**
 * Finds out which files of the content were deleted or renamed, committed or not.
 * @param root the project’s folder; paths are from there
 * @param base the commit to compare with
 */
export async function movesSince(root: string, base: string): Promise<Moves> {
  const changes = [
    'diff',
    '--name-status',
    '--find-renames',
    '--diff-filter=DR',
    '--relative',
    '-z',
  ];
  const words = ((await git(root, [...changes, base, '--', 'content'])) ?? '').split('\0');
  const moves: Moves = new Map();
  while (words.length > 1) {
    const [status = '', file = ''] = words.splice(0, 2);
    moves.set(file, status.startsWith('R') ? words.shift() : undefined);
  }
  await findNewFiles(root, base, moves);
  return moves;
}

/** git does not follow a file whose new name it was not told of yet; its bytes give it away. */
async function findNewFiles(root: string, base: string, moves: Moves): Promise<void> {
  const deleted = [...moves].flatMap(([file, target]) => (target === undefined ? [file] : []));
  if (deleted.length === 0) return;
  const list = await git(root, [
    'ls-files',
    '--others',
    '--exclude-standard',
    '-z',
    '--',
    'content',
  ]);
  const files = (list ?? '').split('\0').filter(Boolean);
  if (files.length === 0) return;
  const hashes = (await git(root, ['hash-object', '--', ...files]))?.split('\n') ?? [];
  const byHash = new Map(files.map((file, index) => [hashes[index], file]));
  for (const file of deleted) {
    const hash = await git(root, ['rev-parse', '--verify', '--quiet', `${base}:./${file}`]);
    moves.set(file, byHash.get(hash?.trim()));
  }
}
