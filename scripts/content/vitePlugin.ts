import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { formatHere } from './cli/formatHere.ts';
import { compile } from './compile.ts';
import type { Diagnostic } from './diagnostic.ts';
import { foldersIn } from './folders.ts';

/** What the compiler and the build write themselves: watching it would only cost time. */
const unwatched = ['**/.cache/**', '**/dist/**', '**/generated/public/**'];

/**
 * While editing: compiles the content again when it changes. A mistake is shown over the page and
 * in the terminal, and the last good page stays below it until the mistake is mended.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: unwatched } } }),
    configureServer(server) {
      const { content } = foldersIn(server.config.root);
      let mistake: ErrorPayload | undefined;
      const update = queue(async () => {
        mistake = await recompile(server);
        server.ws.send(mistake ?? { type: 'full-reload' });
      }, server);
      server.watcher.add(content);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(content + path.sep)) update();
      });
      // A page opened while the mistake stands must not look as if all were well.
      server.ws.on('connection', () => {
        if (mistake) server.ws.send(mistake);
      });
    },
  };
}

async function recompile(server: ViteDevServer): Promise<ErrorPayload | undefined> {
  const { report, changed } = await compile(foldersIn(server.config.root));
  const { logger } = server.config;
  if (report.diagnostics.length > 0) logger.warn(await formatHere(report, server.config.root));
  else logger.info(`content: ${changed.length} files updated`, { timestamp: true });
  const first = report.diagnostics.find(({ severity }) => severity === 'error');
  return first && overlay(first);
}

/** A finding as the browser’s overlay shows it. */
function overlay({ file, line, column, message, help }: Diagnostic): ErrorPayload {
  const err = { message: `${message}\n${help}`, stack: '', id: file, loc: { file, line, column } };
  return { type: 'error', err };
}

/** Runs a task once more when it was asked for while running, and never twice at a time. */
function queue(task: () => Promise<void>, { config }: ViteDevServer): () => void {
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
    } catch (error) {
      // A failure of our own must not end the session: the next save tries again.
      config.logger.error(error instanceof Error ? String(error.stack) : String(error));
    } finally {
      running = false;
    }
    if (again) {
      again = false;
      run();
    }
  };
}
