import { z } from 'zod';
import {
  childSchema,
  type Leaf,
  textLeaves,
  unwrap,
} from '../../scripts/content/model/fieldSchema.ts';
import type { Rng } from '../../scripts/random.ts';

const syllables = 'ba den fol gri hal jo kem lun mar nor pel quin ras sol tam ver wen zil'.split(
  ' ',
);

const wordOf = (random: Rng) =>
  Array.from({ length: random.int(1, 4) }, () => random.pick(syllables)).join('');

/**
 * Meaningless words of about a given length. @returns no shorter than `length`, no longer than
 * `max`
 */
export function words(random: Rng, length: number, max = length + 20): string {
  let text = '';
  while (text.length < length) text += `${text && ' '}${wordOf(random)}`;
  const cut = text.slice(0, max).trim();
  return cut.charAt(0).toUpperCase() + cut.slice(1).padEnd(length - 1, 'a');
}

/** A text that an editor may reword, with the limits of its length. */
export interface Rewordable extends Leaf {
  min: number;
  max: number;
}

/** The free texts of a file: no references, languages, numbers or fixed forms. */
export function rewordable(schema: z.ZodType, value: unknown): Rewordable[] {
  return [...textLeaves(schema, value)].flatMap((leaf) => {
    if (leaf.path[0] === 'language') return [];
    const limits = limitsOf(schemaOf(schema, leaf, value));
    return leaf.meta.reference || !limits ? [] : [{ ...leaf, ...limits }];
  });
}

function schemaOf(schema: z.core.$ZodType, { path }: Leaf, value: unknown) {
  let [current, here]: [z.core.$ZodType | undefined, unknown] = [schema, value];
  for (const key of path) {
    current = current && childSchema(current, key, here);
    here = (here as Record<string | number, unknown>)[key];
  }
  return current && unwrap(current);
}

function limitsOf(schema: z.core.$ZodType | undefined): { min: number; max: number } | undefined {
  if (!(schema instanceof z.ZodString) || schema.format) return undefined;
  return { min: schema.minLength ?? 1, max: schema.maxLength ?? 600 };
}

/**
 * Markdown with different words; links lead to the same pages, placeholders, headings and lists
 * stay.
 */
export const otherBody = (markdown: string, random: Rng): string =>
  markdown
    .replace(/(\]\(\/[^)#]*)#[^)]*\)/g, '$1)')
    .replace(/\]\(#[^)]*\)/g, '](/contact)')
    .replace(/(\]\([^)]*\)|\{[^}]*\})|\b\p{L}{3,}\b/gu, (found, kept) =>
      kept ? found : sameCase(found, wordOf(random)),
    );

const sameCase = (model: string, word: string) =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
