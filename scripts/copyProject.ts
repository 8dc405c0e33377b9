import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foldersIn } from './content/source/folders.ts';

/** What a build, or a server while editing, needs besides content. */
export const buildInputs = [
  'components',
  'pages',
  'renderer',
  'scripts',
  'styles',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Copies the project into a temporary folder, with some content as its own, so that it can be built
 * and changed there.
 * @param root the project’s folder
 * @param content the content folder, as a path from `root`; it should be built already, as making
 * its pictures takes longest
 * @returns the copy’s absolute path; the caller removes it
 */
export async function copyProject(root: string, content: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'project-'));
  const [from, to] = [foldersIn(root, content), foldersIn(copy)];
  for (const name of buildInputs) {
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  for (const name of await readdir(from.generated)) {
    if (path.extname(name))
      await cp(path.join(from.generated, name), path.join(to.generated, name));
  }
  // A build treats a file with another modification time as another file.
  await cp(from.data, to.data, { recursive: true, preserveTimestamps: true });
  await cp(from.content, to.content, { recursive: true });
  // On Windows a junction needs no special rights; elsewhere it is an ordinary link.
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
