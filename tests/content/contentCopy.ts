import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { checkContent } from '../../scripts/content/checkContent.ts';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { type Folders, foldersIn } from '../../scripts/content/folders.ts';

/** A project of its own with the site’s real content, to make mistakes in. */
export interface ContentCopy {
  root: string;
  folders: Folders;
  /** Replaces text in a file; it must be there, or the test would prove nothing. */
  edit: (file: string, from: string | RegExp, to: string) => Promise<void>;
  write: (file: string, text: string | Uint8Array) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** `line:column` of a text in a file. */
  placeOf: (file: string, text: string) => Promise<string>;
  check: () => Promise<readonly Diagnostic[]>;
}

/** Spares each copy measuring the pictures again. */
const sizes = '.cache/picture-sizes.json';

/** Copies `content/`; the copy goes when the test ends. */
export async function copyContent(): Promise<ContentCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp('content', path.join(root, 'content'), { recursive: true });
  if (existsSync(sizes)) await cp(sizes, path.join(root, sizes));
  const folders = foldersIn(root);
  const at = (file: string) => path.join(folders.content, file);
  return {
    root,
    folders,
    async edit(file, from, to) {
      const text = await readFile(at(file), 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} has no ${from}`);
      await writeFile(at(file), edited);
    },
    write: (file, text) => writeFile(at(file), text),
    remove: (file) => rm(at(file)),
    async placeOf(file, text) {
      const lines = (await readFile(at(file), 'utf8')).split(text)[0]?.split('\n') ?? [];
      return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    },
    check: async () => (await checkContent(folders)).report.diagnostics,
  };
}
