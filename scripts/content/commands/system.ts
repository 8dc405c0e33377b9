import { randomUUID } from 'node:crypto';

/** Where a command writes; a stream of the process, or a test’s. */
interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
  columns?: number;
}

/** What a command may use of the process. */
export interface System {
  /** The project’s folder. */
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  stdout: Output;
  stderr: Output;
}

/**
 * Colours are for people: on a terminal, unless they asked for none (https://no-color.org) or
 * ask for them everywhere (https://force-color.org).
 */
export function isColored({ isTTY }: Output, { NO_COLOR, FORCE_COLOR }: System['env']): boolean {
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') {
    return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  }
  return !NO_COLOR && (isTTY ?? false);
}

/**
 * Text that shows content, for a log. GitHub’s runner obeys commands in any line of a log, so there
 * they are switched off around it, by a word that content cannot know
 * (https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#stopping-and-starting-workflow-commands).
 */
export function quotedLog(text: string, env: System['env']): string {
  if (env.GITHUB_ACTIONS !== 'true') return text;
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}::${token}::\n`;
}

/** What takes less than this, in milliseconds, nobody asks about. */
const patience = 2000;

const barWidth = 24;

type Progress = (done: number, total: number) => void;

/**
 * Says how far a long step is: a bar on a terminal, a line every quarter elsewhere, where a log keeps
 * every character.
 * @param title what is going on
 */
export function progressLine(title: string): Progress {
  const start = performance.now();
  const show = process.stderr.isTTY ? bar(title) : lines(title);
  return (done, total) => {
    if (performance.now() - start >= patience) show(done, total);
  };
}

function bar(title: string): Progress {
  return (done, total) => {
    const full = Math.round((done / total) * barWidth);
    const drawn = '█'.repeat(full) + '░'.repeat(barWidth - full);
    process.stderr.write(`\r${drawn} ${title} ${done}/${total}${done === total ? '\n' : ''}`);
  };
}

function lines(title: string): Progress {
  let shown = 0;
  return (done, total) => {
    const quarter = Math.floor((done / total) * 4);
    if (quarter > shown) process.stderr.write(`${title} ${done}/${total}\n`);
    // The same line may tell of another lot.
    shown = done === total ? 0 : quarter;
  };
}
