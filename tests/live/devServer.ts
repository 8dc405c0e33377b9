import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { test as base } from '@playwright/test';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import type { Diagnostic } from '../../scripts/content/model/diagnostic.ts';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { copyProject } from '../../scripts/copyProject.ts';
import { sampleContent } from '../../scripts/test/stages.ts';

/** A copy of the sample site that is being edited. */
export interface Editing {
  origin: string;
  /** Changes a file below `content/`. */
  edit: (file: string, pattern: RegExp, words: string) => void;
  /** Removes a file; @returns a function that puts it back. */
  remove: (file: string) => () => void;
  /** Makes a file from another one. */
  add: (file: string, from: string, change: (text: string) => string) => void;
  /** The first Markdown file of a folder. */
  anyOf: (folder: string) => string;
  /** What the terminal has shown. */
  terminal: () => string;
  /** All that is wrong with the content. */
  mistakes: () => Promise<readonly Diagnostic[]>;
}

/** Tests with their own development server, one for all tests of a worker. */
export const editTest = base.extend<object, { editing: Editing }>({
  editing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    async ({}, use) => {
      const root = await copyProject(process.cwd(), sampleContent);
      const server = spawn('npx', ['--no-install', 'vite', 'dev', '--port', '0'], {
        cwd: root,
        env: { ...process.env, CONTENT: '' },
        detached: true,
      });
      let said = '';
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (text) => (said += text));
      }
      try {
        const origin = await addressIn(() => said);
        await use({ origin, terminal: () => said, ...editingIn(root) });
      } finally {
        await stop(server);
        await rm(root, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

function editingIn(root: string): Omit<Editing, 'origin' | 'terminal'> {
  const folders = foldersIn(root);
  const absolute = (file: string) => path.join(folders.content, file);
  return {
    edit: (file, pattern, words) => {
      const text = readFileSync(absolute(file), 'utf8');
      if (!pattern.test(text)) throw new Error(`${file} has no ${pattern}.`);
      writeFileSync(absolute(file), text.replace(pattern, words));
    },
    remove: (file) => {
      const bytes = readFileSync(absolute(file));
      rmSync(absolute(file));
      return () => writeFileSync(absolute(file), bytes);
    },
    add: (file, from, change) =>
      writeFileSync(absolute(file), change(readFileSync(absolute(from), 'utf8'))),
    anyOf: (folder) => {
      const [name] = readdirSync(absolute(folder)).filter((file) => file.endsWith('.md'));
      return `${folder}/${name}`;
    },
    mistakes: async () => {
      const { report } = await checkContent(folders);
      return report.diagnostics.filter(({ severity }) => severity === 'error');
    },
  };
}

async function addressIn(said: () => string): Promise<string> {
  for (;;) {
    const [, origin] = /(http:\/\/localhost:\d+)/.exec(stripVTControlCharacters(said())) ?? [];
    if (origin) return origin;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Stops the whole process group, as npx starts a separate process. */
function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('close', () => resolve());
    process.kill(-Number(server.pid));
  });
}
