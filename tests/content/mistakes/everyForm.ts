import { expect } from 'vitest';
import { reportContext } from '../../../scripts/content/commands/writeReports.ts';
import type { Report } from '../../../scripts/content/model/diagnostic.ts';
import { formats } from '../../../scripts/content/report/formats.ts';
import { sarifErrors } from '../reporters/sarifErrors.ts';

/** As in a GitHub workflow, so that the summary has its links. */
const env = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'harlow/site',
  GITHUB_REF_TYPE: 'branch',
  GITHUB_REF_NAME: 'edit',
};

/**
 * A report in every form, one below the other, for people to read.
 * @param root the project’s folder
 */
export async function everyForm(report: Report, root: string): Promise<string> {
  const context = await reportContext(report, [], { root, env });
  return Object.entries(formats)
    .map(([name, format]) => [name, format(report, context, {})] as const)
    .map(([name, text]) => `===== ${name}\n${name === 'sarif' ? foundRules(text) : text}`)
    .join('\n');
}

/**
 * The part of a SARIF log about the findings; the log must be valid and describes the whole
 * catalog.
 */
function foundRules(log: string): string {
  expect(sarifErrors(log)).toBeNull();
  const [{ tool, results }] = JSON.parse(log).runs;
  const found = results.map(({ ruleIndex, ...result }: { ruleIndex: number }) => ({
    rule: tool.driver.rules[ruleIndex],
    result,
  }));
  return `${JSON.stringify(found, null, 2)}\n`;
}
