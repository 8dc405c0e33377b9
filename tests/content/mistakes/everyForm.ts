import { expect } from 'vitest';
import {
  type FormatName,
  formats,
  reportContext,
} from '../../../scripts/content/commands/writeReports.ts';
import type { Report } from '../../../scripts/content/model/diagnostic.ts';
import { sarifErrors } from '../reporters/sarifErrors.ts';

/** As in a GitHub workflow, so that the summary has its links. */
const env = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'harlow/site',
  GITHUB_REF_TYPE: 'branch',
  GITHUB_REF_NAME: 'edit',
};

const names = Object.keys(formats) as FormatName[];

/**
 * A report in several forms, one below the other, for people to read. All forms are made, whichever
 * are shown, and the SARIF log must be valid.
 * @param root the project’s folder
 */
export async function everyForm(
  report: Report,
  root: string,
  shown: readonly FormatName[] = names,
): Promise<string> {
  const context = await reportContext(report, [], { root, env });
  const texts = names.map((name) => {
    const text = formats[name](report, context, {});
    return { name, text: name === 'sarif' ? foundRules(text) : text };
  });
  return texts
    .filter(({ name }) => shown.includes(name))
    .map(({ name, text }) => `===== ${name}\n${text}`)
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
