import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { compile } from './compile.ts';
import { foldersIn } from './folders.ts';
import { formatTerminal } from './reporters/terminal.ts';

/** What the compiler and the build write themselves: watching it would only cost time. */
const unwatched = ['**/.cache/**', '**/dist/**', '**/generated/public/**'];

/** While editing: compiles the content again when it changes, and shows what is wrong with it. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: unwatched } } }),
    configureServer(server) {
      const folders = foldersIn(server.config.root);
      server.watcher.add(folders.content);
      const update = queue(() => recompile(server).catch(report(server)));
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(folders.content + path.sep)) update();
      });
    },
  };
}

/** A failure of our own must not end the session: the next save tries again. */
const report = (server: ViteDevServer) => (error: unknown) =>
  server.config.logger.error(error instanceof Error ? String(error.stack) : String(error));

async function recompile(server: ViteDevServer): Promise<void> {
  const { report, changed } = await compile(foldersIn(server.config.root));
  if (report.diagnostics.length > 0) server.config.logger.warn(formatTerminal(report));
  const first = report.diagnostics.find(({ severity }) => severity === 'error');
  if (first) {
    const { file, line, column, message, help } = first;
    const err = {
      message: `${message}\n${help}`,
      stack: '',
      id: file,
      loc: { file, line, column },
    };
    server.ws.send({ type: 'error', err });
    return;
  }
  // Also when nothing changed: a mended mistake must take the message off the screen.
  if (changed.length > 0) server.config.logger.info(`content: ${changed.join(', ')}`);
  server.ws.send({ type: 'full-reload' });
}

/** Runs a task once more when it was asked for while running, and never twice at a time. */
function queue(task: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return async function run() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      await task();
    } finally {
      running = false;
    }
    if (again) {
      again = false;
      run();
    }
  };
}
