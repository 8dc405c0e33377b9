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

/** The only answers to a question; `undefined` where anything fits. */
export function choicesFor(
  { schema }: Question,
  model: ContentModel,
): readonly Choice[] | undefined {
  const { reference } = metaOf(schema);
  if (reference) return namesFor(reference, model);
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum) return inner.options.map(String).map(plain);
  return inner instanceof z.ZodLiteral ? [...inner.values].map(String).map(plain) : undefined;
}

const plain = (value: string): Choice => ({ value, label: value });

function namesFor(target: ReferenceTarget, model: ContentModel): readonly Choice[] | undefined {
  const isAddress = target === 'path' || target === 'old-address';
  const names = isAddress ? undefined : existingNames(model)[target];
  if (!names) return undefined;
  const labels = labelsOf(target, model);
  return [...names].map((value) => ({ value, label: labels.get(value) ?? value }));
}

function labelsOf(
  target: ReferenceTarget,
  { singles, collections }: ContentModel,
): ReadonlyMap<string, string> {
  const named = [...collections.services, ...collections.cities];
  const jobs = collections.projects.map(({ slug, value }) => [slug, value.title] as const);
  const categories =
    target === 'post-category'
      ? singles.blog?.value.categories
      : target === 'project-category'
        ? singles.gallery?.value.projects.categories
        : undefined;
  return new Map(
    categories?.map(({ id, name }) => [id, name]) ??
      (target === 'project' ? jobs : named.map(({ slug, value }) => [slug, value.name])),
  );
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
