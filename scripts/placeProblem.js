import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Why none of our programs can do its work here. They would fail in the middle of it, with an error
 * that names something else.
 * @param {string} root the project’s folder
 * @param {string | undefined} content what `CONTENT` says
 * @returns {string | undefined} a sentence for the person who started it
 */
export function placeProblem(root, content) {
  // Vike and Vite load modules by their address, in which these have a meaning of their own.
  const [mark] = /[#%?]/.exec(root) ?? [];
  if (mark) {
    return `The site cannot be built in ${root}, because of the “${mark}” in that path. Rename that folder, or move the project.`;
  }
  const folder = content && path.resolve(root, content);
  if (!folder || (existsSync(folder) && statSync(folder).isDirectory())) return undefined;
  return `CONTENT is “${content}”, but there is no such folder.`;
}
