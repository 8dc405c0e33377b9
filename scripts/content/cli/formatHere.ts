import type { Report } from '../diagnostic.ts';
import { formatTerminal } from '../reporters/terminal.ts';
import { reportContext } from './reportContext.ts';
import { isColored } from './system.ts';

/**
 * The report for people, as part of another command’s messages on the error stream.
 * @param root the project’s folder
 */
export async function formatHere(report: Report, root: string): Promise<string> {
  const { env, stderr } = process;
  const context = await reportContext(report, [], { root, env });
  return formatTerminal(report, context, { isColored: isColored(stderr, env) });
}
