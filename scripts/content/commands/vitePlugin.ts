import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sirv from 'sirv';
import {
  type CustomPayload,
  type ErrorPayload,
  normalizePath,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { pasteFor } from '../check/cures/replacement.ts';
import { moduleOf } from '../emit/modules.ts';
import type { ContentFolder } from '../model/contentFolder.ts';
import { type Diagnostic, errorsFirst, type Report } from '../model/diagnostic.ts';
import { countedFindings } from '../model/words.ts';
import type { ReportContext } from '../report/reportContext.ts';
import { currentFolders } from '../source/folders.ts';
import { contentReader, readContentFolder } from '../source/readContentFolder.ts';
import { compile } from './compile.ts';
import { loadParsers } from './readFacts.ts';
import { formatHere } from './writeReports.ts';

/** What the compiler and the build write themselves, so there is no need to watch it. */
const unwatched = ['**/.cache/**', '**/dist/**', '**/generated/**'];

/** Milliseconds that a program may take to save a file; half a file would look like a mistake. */
const saveTime = 100;

/** Tells open pages that the content has no errors and may have changed. */
const contentChanged: CustomPayload = { type: 'custom', event: 'content-changed' };

/**
 * During development, compiles the content again when it changes. A mistake is shown over the page
 * and in the terminal, and the last good page stays below it until the mistake is fixed.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    config: () => ({ server: { watch: { ignored: unwatched } } }),
    configureServer(server) {
      const { content, public: publicFolder } = currentFolders(server.config.root);
      // Vite lists public files once, so it would not find a picture that is added later.
      server.middlewares.use(server.config.base, sirv(publicFolder, { dev: true }));
      let mistake: ErrorPayload | undefined;
      const state = () => mistake ?? contentChanged;
      const update = queue(async () => {
        const compiled = await recompile(server);
        mistake = compiled.mistake;
        server.ws.send(state());
        // The watcher reports only one event for a file that is emptied and then filled.
        await setTimeout(saveTime);
        if (isChanged(compiled.folder, readContentFolder(content))) update();
      }, server);
      // So that the first edit appears as quickly as the next ones.
      loadParsers();
      update();
      server.watcher.add(content);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(content + path.sep)) update();
      });
      // A page opened while there is a mistake must show it, too.
      server.ws.on('content-opened', (_data, client) => client.send(state()));
    },
  };
}

async function recompile(server: ViteDevServer) {
  const folders = currentFolders(server.config.root);
  const { report, changed, folder } = await compile(folders, { isDraft: true });
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const file of changed) {
      moduleGraph.onFileChange(normalizePath(path.join(folders.generated, moduleOf(file))));
    }
  }
  const { logger, root } = server.config;
  if (report.diagnostics.length > 0) logger.warn(await formatHere(report, root));
  else logger.info(`content: ${changed.length} files updated`, { timestamp: true });
  return { folder, mistake: overlayOf(report, contentReader(folders.content)) };
}

const isChanged = (before: ContentFolder, after: ContentFolder) =>
  before.paths.join('\n') !== after.paths.join('\n') ||
  [...after.texts].some(([file, { hash }]) => before.texts.get(file)?.hash !== hash);

/** Runs a task again if it was requested while running, and never twice at a time. */
function queue(task: () => Promise<void>, { config }: ViteDevServer): () => void {
  let last = Promise.resolve();
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last
      .then(() => {
        isWaiting = false;
        return task();
      })
      .catch((error) => {
        // A failure of the compiler must not end the session: the next save tries again.
        config.logger.error(error instanceof Error ? String(error.stack) : String(error));
      });
  };
}

/** As many findings as people look through in a browser window. */
const limit = 20;

/**
 * The overlay over the page while the content has errors: each finding with its place and what to
 * do, errors first.
 * @param readSource reads a file’s text, for the lines to write
 * @returns `undefined` when the page below is up to date
 */
function overlayOf(
  { diagnostics, errors, warnings }: Report,
  readSource: ReportContext['readSource'],
): ErrorPayload | undefined {
  if (errors === 0) return undefined;
  const sorted = errorsFirst(diagnostics);
  const rest = sorted.length - limit;
  const message = [
    `${countedFindings(errors, warnings)} in content/. The page below stays as it was until every error is fixed.`,
    ...sorted.slice(0, limit).map((found) => paragraph(found, readSource(found.file))),
    ...(rest > 0 ? [`… and ${rest} more: see the terminal.`] : []),
  ].join('\n\n');
  return { type: 'error', err: { message, stack: '' } };
}

function paragraph(found: Diagnostic, source: string | undefined): string {
  const { file, line, severity, message, help } = found;
  const paste = pasteFor(source, found);
  return [
    `${file}:${line}  ${severity === 'warning' ? 'Warning: ' : ''}${message}`,
    help,
    ...(paste ? [`${paste.label}:`, ...paste.text.split('\n').map(indented)] : []),
  ].join('\n    ');
}

const indented = (line: string) => `  ${line}`;
