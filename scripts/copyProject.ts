import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build needs; `generated/` for its pictures, which take longest to make. */
const folders = ['components', 'content', 'generated', 'pages', 'renderer', 'scripts', 'styles'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/**
 * Copies the project into a temporary folder, where other content can be built beside this one.
 * @param root the project’s folder
 * @returns the copy’s absolute path; who asked for it removes it
 */
export async function copyProject(root: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'project-'));
  for (const name of [...folders, ...files]) {
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
