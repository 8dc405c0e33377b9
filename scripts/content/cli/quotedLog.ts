import { randomUUID } from 'node:crypto';
import type { System } from './system.ts';

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
