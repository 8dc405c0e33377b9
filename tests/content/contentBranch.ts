import { execFileSync } from 'node:child_process';
import { copyContent } from './contentCopy.ts';

/** A repository with the real content and an old mistake on main, on a branch of its own. */
export async function contentBranch() {
  const copy = await copyContent();
  const run = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: copy.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  await copy.edit('about.yaml', /^hero:/m, 'heroo:');
  run('init', '--quiet', '--initial-branch=main');
  run('add', 'content');
  run('commit', '--quiet', '--message=Start');
  run('switch', '--quiet', '--create=edit');
  const commit = () => {
    run('add', '--all', 'content');
    run('commit', '--quiet', '--message=Edit');
  };
  return { copy, run, commit };
}
