import { execFileSync } from 'node:child_process';
import { type ContentCopy, copyContent } from './contentCopy.ts';

/** A repository with the sample content and an old mistake on main, on a separate branch. */
export async function contentBranch() {
  const copy = await copyContent();
  await copy.edit('about.yaml', /^hero:/m, 'heroo:');
  return { copy, ...startBranch(copy) };
}

/** Makes a repository of a copy as it is, on a separate branch. */
export function startBranch(copy: ContentCopy) {
  const run = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: copy.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  run('init', '--quiet', '--initial-branch=main');
  run('add', 'content');
  run('commit', '--quiet', '--message=Start');
  run('switch', '--quiet', '--create=edit');
  const commit = () => {
    run('add', '--all', 'content');
    run('commit', '--quiet', '--message=Edit');
  };
  return { run, commit };
}
