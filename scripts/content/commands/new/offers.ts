import { z } from 'zod';
import { existingNames } from '../../check/site/sitePages.ts';
import { type ContentModel, validFiles } from '../../model/contentModel.ts';
import type { CollectionName } from '../../model/contentTypes.ts';
import { metaOf, unwrap, valueAt } from '../../model/fieldSchema.ts';
import type { ReferenceTarget } from '../../model/fields.ts';
import { parsePath } from '../../model/fileName.ts';
import type { Answers, Kind, Question } from './questions.ts';
import { type Choice, readAnswer } from './readAnswer.ts';

/** The only answers to a question, or entries of its list; `undefined` if anything fits. */
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

/** The names that people know for what a file refers to by slug or id. */
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

/** Answers that several files already have, such as a place: worth offering, but others fit too. */
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

/** What is known when a question comes up. */
export interface Situation {
  kind: Kind;
  model: ContentModel;
  answers: Answers;
  slug: string | undefined;
}

/** The obvious answer; `undefined` if only a person knows. */
export function proposalFor(question: Question, situation: Situation): string | undefined {
  const inner = unwrap(question.schema);
  if (inner instanceof z.ZodLiteral) return String(inner.value);
  if (inner instanceof z.ZodISODate) return situation.model.today;
  return proposals[question.path.join('.')]?.(situation, question);
}

const proposals: Record<string, (situation: Situation, question: Question) => string | undefined> =
  {
    order: nextOrder,
    'image.file': picture,
    'image.alt': alternative,
    'seo.title': searchTitle,
    'seo.description': searchDescription,
  };

function nextOrder({ kind, model }: Situation): string {
  const orders = model.collections[kind.collection].map(({ value }) => valueAt(value, ['order']));
  return String(Math.max(0, ...orders.map(Number)) + 1);
}

/** The picture with the new file’s name, otherwise the one for pages without their own. */
function picture({ model, slug }: Situation): string | undefined {
  const own = [...model.pictures].find((file) => parsePath(file).name === slug);
  return own ?? model.singles.site?.value.sharingImage.file;
}

/** The description of the same picture in another file. */
function alternative({ model, answers }: Situation): string | undefined {
  const file = answers.get('image-file');
  const known = validFiles(model).flatMap(({ descriptions }) => descriptions);
  return known.find(({ picture }) => picture === file)?.words;
}

/** The title, if it is short enough for a search result. */
function searchTitle({ kind, answers }: Situation, question: Question): string | undefined {
  const title = String(answers.get(kind.titleField) ?? '');
  return fits(question, title) ? title : undefined;
}

/** The longest sentences given so far that a search result has room for. */
function searchDescription({ answers }: Situation, question: Question): string | undefined {
  // Only top-level fields: a picture's description says little about the page.
  return [...answers]
    .flatMap(([option, value]) => (option.includes('-') ? [] : [value]))
    .filter((value) => typeof value === 'string')
    .filter((text) => fits(question, text))
    .sort((a, b) => b.length - a.length)[0];
}

const fits = (question: Question, text: string) => 'value' in readAnswer(question, text, undefined);
