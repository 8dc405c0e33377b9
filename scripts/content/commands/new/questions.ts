import { z } from 'zod';
import type { Adding, CollectionType } from '../../model/contentType.ts';
import { type CollectionName, collectionTypes, namesOf } from '../../model/contentTypes.ts';
import { metaOf, unwrap } from '../../model/fieldSchema.ts';

/** Something that can be added with `npm run new`. */
export interface Kind extends CollectionType, Adding {
  collection: CollectionName;
}

export const kinds: readonly Kind[] = namesOf(collectionTypes).map((collection) => {
  const type = collectionTypes[collection];
  return { collection, ...type, ...type.adding };
});

/** A field that a new file may need. */
export interface Question {
  /** Where its answer belongs; empty for the Markdown body. */
  path: readonly string[];
  /** The option that answers it: `seo-title` for `--seo-title`. */
  option: string;
  /** The field’s name, for example “Search listing → Search title”. */
  label: string;
  purpose: string;
  schema: z.core.$ZodType;
  required: boolean;
}

/** Answers by option, checked and of the field’s type. */
export type Answers = ReadonlyMap<string, unknown>;

/** The text below the front matter; it may be short, but not empty. */
const bodyQuestion: Question = {
  path: [],
  option: 'body',
  label: 'Text',
  purpose: 'The first paragraph of the page’s text; write the rest in the file',
  schema: z.string().min(20).meta({ title: 'Text' }),
  required: true,
};

/** Asked if the name that results from the other answers is taken. */
export const nameQuestion: Question = {
  path: [],
  option: 'slug',
  label: 'File name',
  purpose: 'The file’s name, if it should not come from the title',
  schema: z.string(),
  required: false,
};

/**
 * The questions for a new file, in the order of its fields, its text last.
 * @param answers so far; one of them may decide which fields there are
 */
export const questionsOf = ({ schema, extension }: Kind, answers: Answers): Question[] =>
  withBody(schemaQuestions(schema, answers), extension);

/** The questions for every variant of a new file: all options that the command line knows. */
export function allQuestionsOf({ schema, extension }: Kind): Question[] {
  const options = schema instanceof z.ZodUnion ? schema.def.options : [schema];
  const all = options.flatMap((option) => schemaQuestions(option, new Map()));
  return withBody(
    [...new Map(all.map((question) => [question.option, question])).values()],
    extension,
  );
}

const withBody = (questions: Question[], extension: Kind['extension']) =>
  extension === '.md' ? [...questions, bodyQuestion] : questions;

function schemaQuestions(schema: z.core.$ZodType, answers: Answers): Question[] {
  if (schema instanceof z.ZodDiscriminatedUnion) return unionQuestions(schema, answers);
  return schema instanceof z.ZodObject ? shapeQuestions(schema.shape) : [];
}

type Shape = Record<string, z.core.$ZodType>;

/** @param group the questions’ group, if they have one */
function shapeQuestions(shape: Shape, group?: Question): Question[] {
  return Object.entries(shape).flatMap(([key, schema]) => {
    const asked = question(key, schema, group);
    const inner = unwrap(schema);
    if (!(inner instanceof z.ZodObject)) return [asked];
    // Optional groups, such as questions and answers, are added in the file itself.
    return asked.required ? shapeQuestions(inner.shape, asked) : [];
  });
}

function question(key: string, schema: z.core.$ZodType, group?: Question): Question {
  const { title = key, description = '' } = metaOf(schema);
  const option = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    path: [...(group?.path ?? []), key],
    option: group ? `${group.option}-${option}` : option,
    label: group ? `${group.label} → ${title}` : title,
    purpose: description,
    schema,
    required: !(schema instanceof z.ZodOptional),
  };
}

/** Asks first which shape it is; until that is known, only for what all shapes share. */
function unionQuestions(union: z.ZodDiscriminatedUnion, answers: Answers): Question[] {
  const key = union.def.discriminator;
  const shapes = union.def.options.map((option) => (option as z.ZodObject).shape as Shape);
  const tags = shapes.flatMap((shape) => (shape[key] as z.ZodLiteral<string> | undefined) ?? []);
  const [first] = tags;
  if (!first) return [];
  const tag = question(key, z.enum(tags.map(({ value }) => value)).meta(metaOf(first)));
  const chosen = shapes[tags.findIndex(({ value }) => value === answers.get(tag.option))];
  const shared = Object.entries(shapes[0] ?? {}).filter(([name]) =>
    shapes.every((shape) => name in shape),
  );
  const { [key]: _tag, ...rest } = chosen ?? Object.fromEntries(shared);
  return [tag, ...shapeQuestions(rest)];
}
