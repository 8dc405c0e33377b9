import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder for copies of the content. */
    copies: string;
  }
}

/** Makes the folder for copies of the content and removes it after the last test. */
export default async function copiesFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  project.provide('copies', folder);
  return () => rm(folder, { recursive: true, force: true });
}
