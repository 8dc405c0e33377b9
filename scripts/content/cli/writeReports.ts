import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '../diagnostic.ts';
import { formats } from '../reporters/formats.ts';
import type { ReportContext } from '../reporters/reportContext.ts';
import type { Display } from '../reporters/terminal.ts';
import { withNamedFiles } from './namedFiles.ts';
import type { Target } from './options.ts';
import { quotedLog } from './quotedLog.ts';
import { isColored, type System } from './system.ts';

/**
 * Writes each report to its file, to GitHub’s summary or to the output.
 * @throws when a file cannot be written
 */
export async function writeReports(
  found: Report,
  known: ReportContext,
  targets: readonly Target[],
  system: System,
): Promise<void> {
  const { root, env, stdout } = system;
  const { report, context } = withNamedFiles(found, known, system);
  for (const { format, file } of targets) {
    const formatWith = (display: Display) => formats[format](report, context, display);
    if (file !== undefined) {
      const target = path.resolve(root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, formatWith({}));
    } else if (format === 'summary' && env.GITHUB_STEP_SUMMARY) {
      await appendFile(env.GITHUB_STEP_SUMMARY, formatWith({}));
    } else {
      const text = formatWith({
        isColored: isColored(stdout, env),
        ...(stdout.columns ? { columns: stdout.columns } : {}),
      });
      stdout.write(format === 'terminal' ? quotedLog(text, env) : text);
    }
  }
}
