import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { copyContent } from './contentCopy.ts';

/** What git keeps of a branch that has just begun: to copy it takes a tenth of the time to begin one. */
let begun: string | undefined;

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
  const repository = path.join(copy.root, '.git');
  if (begun) {
    cpSync(begun, repository, { recursive: true });
  } else {
    run('init', '--quiet', '--initial-branch=main', '--template=');
    run('add', 'content');
    run('commit', '--quiet', '--message=Start');
    run('switch', '--quiet', '--create=edit');
    begun = mkdtempSync(path.join(inject('copies'), 'git-'));
    cpSync(repository, begun, { recursive: true });
  }
  const commit = () => {
    run('add', '--all', 'content');
    run('commit', '--quiet', '--message=Edit');
  };
  return { copy, run, commit };
}
