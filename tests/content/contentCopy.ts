import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import type { Diagnostic } from '../../scripts/content/model/diagnostic.ts';
import { type Folders, foldersIn } from '../../scripts/content/source/folders.ts';
import { sampleContent } from '../../scripts/test/stages.ts';
import { copiesOf } from './pristineCopies.ts';

/** A separate project to make mistakes in. */
export interface ContentCopy {
  root: string;
  folders: Folders;
  /** Replaces text in a file; it must exist, or the test would prove nothing. */
  edit: (file: string, from: string | RegExp, to: string) => Promise<void>;
  /** Adds a first paragraph below a file’s fields. */
  addParagraph: (file: string, text: string) => Promise<void>;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string | Uint8Array) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** `line:column` of a text in a file. */
  placeOf: (file: string, mark: string | RegExp, last?: boolean) => Promise<string>;
  check: () => Promise<readonly Diagnostic[]>;
}

/** A fixed “today”, so that no date in the content changes a result. */
export const today = new Date('2025-06-15T12:00:00Z');

const sample = copiesOf(sampleContent);

/** A copy of the sample content that nothing else changes until the test ends. */
export async function copyContent(): Promise<ContentCopy> {
  const root = sample.take();
  onTestFinished(() => sample.giveBack(root));
  const folders = foldersIn(root);
  const at = (file: string) => path.join(folders.content, file);
  const edit: ContentCopy['edit'] = async (file, from, to) => {
    const text = await readFile(at(file), 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} has no ${from}`);
    await writeFile(at(file), edited);
  };
  return {
    root,
    folders,
    edit,
    addParagraph: (file, text) => edit(file, /(?<=\n)---\n/, `$&\n${text}\n`),
    read: (file) => readFile(at(file), 'utf8'),
    async write(file, text) {
      await mkdir(path.dirname(at(file)), { recursive: true });
      await writeFile(at(file), text);
    },
    remove: (file) => rm(at(file)),
    async placeOf(file, mark, last) {
      const parts = (await readFile(at(file), 'utf8')).split(mark);
      const before = last ? parts.slice(0, -1).join(String(mark)) : parts[0];
      const lines = before?.split('\n') ?? [];
      return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    },
    check: async () => (await checkContent(folders, today)).report.diagnostics,
  };
}
