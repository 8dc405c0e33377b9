import { z } from 'zod';
import { existingNames } from '../checks/existingNames.ts';
import type { CollectionName } from '../contentTypes.ts';
import type { ContentModel } from '../model.ts';
import type { ReferenceTarget } from '../schemas/fields.ts';
import { metaOf, unwrap } from '../validate/fieldSchema.ts';
import { valueAt } from '../validate/valueAt.ts';
import type { Question } from './questions.ts';

/** The only answers to a question; `undefined` where anything fits. */
export function choicesFor(
  { schema }: Question,
  model: ContentModel,
): readonly string[] | undefined {
  const { reference } = metaOf(schema);
  if (reference) return namesFor(reference, model);
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  return inner instanceof z.ZodLiteral ? [...inner.values].map(String) : undefined;
}

function namesFor(target: ReferenceTarget, model: ContentModel): readonly string[] | undefined {
  const names = target === 'path' ? undefined : existingNames(model)[target];
  return names && [...names];
}

/** Answers that several files already give, such as a place: worth offering, not the only ones. */
export function usualAnswers(
  { path }: Question,
  collection: CollectionName,
  model: ContentModel,
): readonly string[] {
  const values = model.collections[collection].map(({ value }) => valueAt(value, path));
  const repeated = values.filter(
    (value, index) => typeof value === 'string' && values.indexOf(value) < index,
  );
  return [...new Set(repeated.map(String))];
}
