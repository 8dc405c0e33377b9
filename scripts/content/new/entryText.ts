import { stringify } from 'yaml';
import type { z } from 'zod';
import { canonicalStyle, canonicalText } from '../format/canonicalText.ts';
import type { Answers, Question } from './questions.ts';

/**
 * The text of a new file in its canonical form.
 * @param file its path, whose ending decides between YAML and Markdown
 * @param questions say where each answer belongs
 */
export function entryText(
  file: string,
  schema: z.core.$ZodType,
  questions: readonly Question[],
  answers: Answers,
): string {
  const yaml = stringify(entryData(questions, answers), canonicalStyle);
  const text = file.endsWith('.md') ? `---\n${yaml}---\n\n${answers.get('body')}\n` : yaml;
  return canonicalText({ path: file, text }, schema) ?? text;
}

/** The fields of a new file. */
export function entryData(questions: readonly Question[], answers: Answers): object {
  const data = {};
  for (const { option, path } of questions) {
    if (answers.has(option)) put(data, path, answers.get(option));
  }
  return data;
}

function put(target: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown) {
  if (key === undefined) return;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  target[key] ??= {};
  put(target[key] as Record<string, unknown>, rest, value);
}
