import { expect } from 'vitest';
import { formWords } from '../../../scripts/admin/checker/formWords.ts';
import type { Diagnostic } from '../../../scripts/content/model/diagnostic.ts';
import { launchRules } from '../../../scripts/content/model/rules/companyRules.ts';
import { fileRules, pictureRules } from '../../../scripts/content/model/rules/fileRules.ts';
import { yamlRules } from '../../../scripts/content/model/rules/yamlRules.ts';
import { readContentFolder } from '../../../scripts/content/source/readContentFolder.ts';

/** Rules about texts that a form shows as a file, and about how files lie on a disk. */
const rulesOfFiles = [yamlRules, fileRules, pictureRules, launchRules].flatMap(Object.keys);
const elsewhere = new Set([...rulesOfFiles, 'unknown-field']);

const ofFiles =
  /“(?!javascript)[a-z]+:”|\blines? “[a-z]|add a line “|three hyphens|content\/\S+\.(?:yaml|md)\b|single quotes|on line|\(true\)|Write true|the guide (?:shows|lists|explains)|“evidence”/i;

/**
 * Expects findings to speak of the form, not of files, where they are shown in one.
 * @param content the absolute path of the content folder
 */
export function expectFormWords(findings: readonly Diagnostic[], content: string): void {
  const files = [...readContentFolder(content).texts];
  const texts = new Map(files.map(([path, file]) => [path, file.read().text]));
  for (const found of findings) {
    // Fields of two kinds in one entry are shown as text as well.
    if (elsewhere.has(found.rule) || found.message.includes(' has both ')) continue;
    expect(Object.values(formWords(found, texts)).join(' ')).not.toMatch(ofFiles);
  }
}
