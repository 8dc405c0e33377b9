import { z } from 'zod';
import { existingNames } from '../../check/site/sitePages.ts';
import type { ContentModel } from '../../model/contentModel.ts';
import type { CollectionName } from '../../model/contentTypes.ts';
import { metaOf, unwrap, valueAt } from '../../model/fieldSchema.ts';
import type { ReferenceTarget } from '../../model/fields.ts';
import type { Question } from './questions.ts';

/** An answer that can be chosen. */
export interface Choice {
  value: string;
  /** As visitors read it. */
  label: string;
}

/** The only answers to a question, or entries of its list; `undefined` where anything fits. */
export function choicesFor(
  { schema }: Question,
  model: ContentModel,
): readonly Choice[] | undefined {
  const inner = unwrap(schema);
  const { reference } = metaOf(inner instanceof z.ZodArray ? inner.def.element : schema);
  if (reference) return namesFor(reference, model);
  if (inner instanceof z.ZodEnum) return inner.options.map(String).map(plain);
  return inner instanceof z.ZodLiteral ? [...inner.values].map(String).map(plain) : undefined;
}

const plain = (value: string): Choice => ({ value, label: value });

function namesFor(target: ReferenceTarget, model: ContentModel): readonly Choice[] | undefined {
  const isAddress = target === 'path' || target === 'old-address';
  const names = isAddress ? undefined : existingNames(model)[target];
  if (!names) return undefined;
  const named = new Map(labels[target]?.(model));
  return [...names].map((value) => ({ value, label: named.get(value) ?? value }));
}

type Labels = readonly (readonly [value: string, label: string])[] | undefined;

/** How what is chosen by its name in a file is called elsewhere. */
const labels: Partial<Record<ReferenceTarget, (model: ContentModel) => Labels>> = {
  service: ({ collections }) => collections.services.map(({ slug, value }) => [slug, value.name]),
  city: ({ collections }) => collections.cities.map(({ slug, value }) => [slug, value.name]),
  project: ({ collections }) => collections.projects.map(({ slug, value }) => [slug, value.title]),
  'post-category': ({ singles }) =>
    singles.blog?.value.categories.map(({ id, name }) => [id, name]),
  'project-category': ({ singles }) =>
    singles.gallery?.value.projects.categories.map(({ id, name }) => [id, name]),
  'service-type': ({ singles }) =>
    singles.estimateForm?.value.serviceTypes.map(({ value, label }) => [value, label]),
};

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
