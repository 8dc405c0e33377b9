import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldersIn } from '../content/folders.ts';
import { type Measurement, measureCommand } from './measureCommand.ts';
import { writePosts } from './writePosts.ts';

/** How long a check takes, and how much memory, with nothing known from before and with all known. */
export interface CheckFigures {
  posts: number;
  cold: Measurement;
  warm: Measurement;
}

const program = fileURLToPath(new URL('../content/cli.ts', import.meta.url));

/**
 * Checks a copy of the content with more articles in it.
 * @param root the project’s folder
 * @param added how many articles more than the site has
 */
export async function benchCheck(root: string, added: number): Promise<CheckFigures> {
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const { content } = foldersIn(copy);
    await cp(foldersIn(root).content, content, { recursive: true });
    await writePosts(path.join(content, 'posts'), added);
    const check = () => measureCommand(program, ['check'], copy);
    const cold = await check();
    const warm = await check();
    return { posts: added, cold, warm };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
