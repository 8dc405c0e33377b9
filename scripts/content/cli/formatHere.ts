import type { Report } from '../diagnostic.ts';
import { formatTerminal } from '../reporters/terminal.ts';
import { withNamedFiles } from './namedFiles.ts';
import { reportContext } from './reportContext.ts';
import { isColored } from './system.ts';

/**
 * The report for people, as part of another command’s messages on the error stream.
 * @param root the project’s folder
 */
export async function formatHere(found: Report, root: string): Promise<string> {
  const { env, stderr } = process;
  const known = await reportContext(found, [], { root, env });
  const { report, context } = withNamedFiles(found, known, { root, env });
  return formatTerminal(report, context, { isColored: isColored(stderr, env) });
}
