import { z } from 'zod';
import { didYouMean } from '../explain/nearest.ts';
import { ContentDocument } from '../parse/contentDocument.ts';
import { unwrap } from '../validate/fieldSchema.ts';
import { validateDocument } from '../validate/validateDocument.ts';
import type { Question } from './questions.ts';

export type ReadAnswer = { value: unknown } | { problem: string };

/**
 * Turns what someone typed into the field’s value.
 * @param choices the only answers, where there are such
 * @returns the value, or what is wrong in the words of the check
 */
export function readAnswer(
  { path, label, schema }: Question,
  typed: string,
  choices: readonly string[] | undefined,
): ReadAnswer {
  const value = typedValue(unwrap(schema), typed.trim());
  if (choices && !choices.includes(String(value))) {
    const help = didYouMean(String(value), choices, 'There are');
    return { problem: `${label} cannot be “${value}”. ${help}`.trim() };
  }
  const key = path.at(-1) ?? 'body';
  const document = new ContentDocument({ file: '', data: { [key]: value } });
  const [finding] = validateDocument(document, z.strictObject({ [key]: schema })).diagnostics;
  return finding ? { problem: `${finding.message} ${finding.help}`.trim() } : { value };
}

function typedValue(schema: z.core.$ZodType, typed: string): unknown {
  if (schema instanceof z.ZodArray) {
    return typed
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  }
  if (schema instanceof z.ZodNumber) return typed === '' ? undefined : Number(typed);
  if (schema instanceof z.ZodBoolean) return { true: true, false: false }[typed] ?? typed;
  if (schema instanceof z.ZodLiteral) {
    return [...schema.values].find((value) => String(value) === typed) ?? typed;
  }
  return typed;
}
