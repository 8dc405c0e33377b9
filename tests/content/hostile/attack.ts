import { expect } from 'vitest';
import { type ContentCopy, copyContent } from '../contentCopy.ts';

/** What is done to the content, and all findings: file, line and rule. */
export type Attack = readonly [
  name: string,
  make: (copy: ContentCopy) => Promise<unknown>,
  ...findings: string[],
];

/** For `test.each`, which would otherwise take the findings for arguments. */
export const named = (attacks: readonly Attack[]) =>
  attacks.map(([name, make, ...findings]) => ({ name, make, findings }));

/** Expects these findings and no others, each a sentence for an editor. */
export async function expectFindings(make: Attack[1], expected: readonly string[]): Promise<void> {
  const copy = await copyContent();
  await make(copy);
  const findings = await copy.check();
  const found = findings.map(
    ({ file, line, rule }) => `${file.replace('content/', '')}:${line} ${rule}`,
  );
  expect(found).toEqual(expected);
  for (const { message, help } of findings) {
    expect(`${message} ${help}`).not.toMatch(/undefined|Error|ENOENT|ELOOP|\n\s+at |root:/);
  }
}
