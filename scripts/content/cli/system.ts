/** Where a command writes; a stream of the process, or a test’s. */
export interface Output {
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
