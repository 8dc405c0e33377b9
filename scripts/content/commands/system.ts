import { randomUUID } from 'node:crypto';
import type { OnProgress } from '../../inParallel.ts';

/** Where a command writes: a stream of the process, or a test’s stand-in. */
interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
  columns?: number;
}

/** The parts of the process that a command may use. */
export interface System {
  /** The project’s folder. */
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  stdout: Output;
  stderr: Output;
}

/**
 * Colors are for people: only on a terminal, unless they ask for none (https://no-color.org) or
 * for colors everywhere (https://force-color.org).
 */
export function isColored({ isTTY }: Output, { NO_COLOR, FORCE_COLOR }: System['env']): boolean {
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') {
    return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  }
  return !NO_COLOR && (isTTY ?? false);
}

/**
 * Text that shows content, for a log. GitHub’s runner obeys commands in any line of a log, so they
 * are switched off around it, with a token that content cannot know
 * (https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#stopping-and-starting-workflow-commands).
 */
export function quotedLog(text: string, env: System['env']): string {
  if (env.GITHUB_ACTIONS !== 'true') return text;
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}::${token}::\n`;
}

/** Milliseconds that people wait without asking for progress. */
const patience = 2000;

const barWidth = 24;

/**
 * Shows the progress of a long step: with a bar on a terminal; elsewhere, where a log keeps every
 * character, with a line every quarter.
 * @param title the name of the step
 */
export function progressLine(title: string): OnProgress {
  const start = performance.now();
  const show = process.stderr.isTTY ? bar(title) : lines(title);
  return (done, total) => {
    if (performance.now() - start >= patience) show(done, total);
  };
}

function bar(title: string): OnProgress {
  return (done, total) => {
    const full = Math.round((done / total) * barWidth);
    const drawn = '█'.repeat(full) + '░'.repeat(barWidth - full);
    process.stderr.write(`\r${drawn} ${title} ${done}/${total}${done === total ? '\n' : ''}`);
  };
}

function lines(title: string): OnProgress {
  let shown = 0;
  return (done, total) => {
    const quarter = Math.floor((done / total) * 4);
    if (quarter > shown) process.stderr.write(`${title} ${done}/${total}\n`);
    // The same function may report another batch after this one.
    shown = done === total ? 0 : quarter;
  };
}
