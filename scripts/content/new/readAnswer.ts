import { stringify } from 'yaml';
import { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import { didYouMean } from '../explain/nearest.ts';
import { gatherFacts } from '../facts/gatherFacts.ts';
import { canonicalStyle } from '../format/canonicalText.ts';
import { unwrap } from '../validate/fieldSchema.ts';
import { fileSlug } from '../words/fileSlug.ts';
import type { Choice } from './choices.ts';
import type { Question } from './questions.ts';

export type ReadAnswer = { value: unknown } | { problem: string };

/**
 * Turns what someone typed into the field’s value.
 * @param choices the only answers, where there are such
 * @returns the value, or what is wrong in the words of the check
 */
export function readAnswer(
  question: Question,
  typed: string,
  choices: readonly Choice[] | undefined,
): ReadAnswer {
  const text = typed.trim();
  if (choices && !text) return { problem: `${question.label}: nothing was chosen.` };
  const chosen = choices && chosenBy(text, choices);
  if (choices && !chosen) {
    const help = didYouMean(
      text,
      choices.map(({ value }) => value),
      'There are',
    );
    return { problem: `${question.label} cannot be “${text}”. ${help}`.trim() };
  }
  const value = typedValue(unwrap(question.schema), chosen?.value ?? text);
  const error = findingsOn(question, value).find(({ severity }) => severity === 'error');
  return error ? { problem: `${error.message} ${error.help}`.trim() } : { value };
}

/** “Storm Damage” is `storm-damage`, and so is the name that visitors read, in any case. */
function chosenBy(text: string, choices: readonly Choice[]): Choice | undefined {
  const slug = fileSlug(text);
  return (
    choices.find(({ value }) => value === text) ??
    choices.find(({ value, label }) => slug && [fileSlug(value), fileSlug(label)].includes(slug))
  );
}

/** What the check would say of a file with nothing but this answer. */
function findingsOn({ path, schema }: Question, value: unknown): readonly Diagnostic[] {
  const key = path.at(-1);
  if (key === undefined) {
    return gatherFacts('body.md', `---\n---\n\n${value}\n`, z.unknown()).diagnostics;
  }
  const text = stringify({ [key]: value }, canonicalStyle);
  return gatherFacts('field.yaml', text, z.strictObject({ [key]: schema })).diagnostics;
}

function typedValue(schema: z.core.$ZodType, typed: string): unknown {
  if (schema instanceof z.ZodArray) {
    return typed
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  }
  if (schema instanceof z.ZodNumber && /^-?[\d.]+$/.test(typed)) return Number(typed);
  if (schema instanceof z.ZodBoolean) return { true: true, false: false }[typed] ?? typed;
  if (schema instanceof z.ZodLiteral) {
    return [...schema.values].find((value) => String(value) === typed) ?? typed;
  }
  return typed;
}
