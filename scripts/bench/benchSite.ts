import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { foldersIn } from '../content/source/folders.ts';
import { copyProject } from '../copyProject.ts';
import { sampleContent } from '../test/sampleContent.ts';
import { type Measurement, measureCommand } from './measureCommand.ts';
import { writePosts } from './writePosts.ts';

/** What a site of a given size takes. */
export interface SiteFigures {
  /** How many articles were added to the sample’s own. */
  posts: number;
  /** By the name of the run, see {@link benchSite}. */
  runs: Record<RunName, Measurement>;
}

export type RunName = 'check cold' | 'check warm' | 'build cold' | 'build warm';

/**
 * Checks and builds the sample site with more articles in it: cold, with only the pictures cached,
 * and warm, with everything cached for the check and one article edited for the build.
 * @param root the project’s folder
 * @param posts how many articles to add
 */
export async function benchSite(root: string, posts: number): Promise<SiteFigures> {
  const copy = await copyProject(root, sampleContent);
  try {
    const folder = path.join(foldersIn(copy).content, 'posts');
    await writePosts(folder, posts);
    // The check runs this project’s code, which is compiled already; a build needs the copy’s own.
    const check = () =>
      measureCommand(path.join(root, 'scripts/content/commands/cli.ts'), ['check'], copy);
    const build = () => measureCommand('scripts/build/cli.ts', [], copy);
    const edit = () => appendFile(path.join(folder, 'roscoe-premium-shingles.md'), '\nOne more.\n');
    const runs = {
      'check cold': await check(),
      'check warm': await check(),
      'build cold': await forget(copy).then(build),
      'build warm': await edit().then(build),
    };
    return { posts, runs };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const forget = (copy: string) => rm(foldersIn(copy).cache, { recursive: true, force: true });
