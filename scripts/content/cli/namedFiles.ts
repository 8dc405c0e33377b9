import path from 'node:path';
import type { Diagnostic, Report } from '../diagnostic.ts';
import { currentFolders } from '../folders.ts';
import type { ReportContext } from '../reporters/reportContext.ts';
import type { System } from './system.ts';

const usual = 'content';

/**
 * Names files as they are reached from here: findings name all as `content/…`, and the content of
 * this run may be in another folder.
 */
export function withNamedFiles(
  report: Report,
  context: ReportContext,
  { root, env }: Pick<System, 'root' | 'env'>,
): { report: Report; context: ReportContext } {
  const folder = path.relative(root, currentFolders(root, env).content).replaceAll(path.sep, '/');
  if (folder === usual) return { report, context };
  const named = (file: string) =>
    file.startsWith(`${usual}/`) ? folder + file.slice(usual.length) : file;
  const rename = (all: readonly Diagnostic[]) =>
    all.map((found) => ({ ...found, file: named(found.file) }));
  return {
    report: {
      ...report,
      diagnostics: rename(report.diagnostics),
      elsewhere: rename(report.elsewhere),
    },
    context: {
      ...context,
      readSource: (file) =>
        context.readSource(
          file.startsWith(`${folder}/`) ? usual + file.slice(folder.length) : file,
        ),
      titles: new Map([...context.titles].map(([file, title]) => [named(file), title])),
    },
  };
}
