import { z } from 'zod';
import { metaOf, unwrap } from '../../model/fieldSchema.ts';

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

/** What stands below the front matter; as short as one likes, but not empty. */
export const bodyQuestion: Question = {
  path: [],
  option: 'body',
  label: 'Text',
  purpose: 'The first paragraph of the page’s text; write the rest in the file',
  schema: z.string().min(20).meta({ title: 'Text' }),
  required: true,
};

/** Asked where the name that the other answers make is taken. */
export const nameQuestion: Question = {
  path: [],
  option: 'slug',
  label: 'File name',
  purpose: 'The file’s name, where it shall not come from the title',
  schema: z.string(),
  required: false,
};

/**
 * The questions that a schema asks, in the order of its fields.
 * @param answers so far: one of them may decide which fields there are
 */
export function questionsOf(schema: z.core.$ZodType, answers: Answers): Question[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) return unionQuestions(inner, answers);
  return inner instanceof z.ZodObject ? shapeQuestions(inner.shape, place([], [])) : [];
}

/** The questions of all that a schema may be: each option that the command line knows. */
export function allQuestionsOf(schema: z.core.$ZodType): Question[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodUnion)) return questionsOf(schema, new Map());
  const all = inner.def.options.flatMap((option) => questionsOf(option, new Map()));
  return [...new Map(all.map((question) => [question.option, question])).values()];
}

type Shape = Record<string, z.core.$ZodType>;
interface Place {
  path: readonly string[];
  labels: readonly string[];
}
const place = (path: readonly string[], labels: readonly string[]): Place => ({ path, labels });

function shapeQuestions(shape: Shape, { path, labels }: Place): Question[] {
  return Object.entries(shape).flatMap(([key, schema]) => {
    const here = place([...path, key], [...labels, metaOf(schema).title ?? key]);
    const inner = unwrap(schema);
    // A group that a file may be without is added to the file, as are questions with answers.
    if (inner instanceof z.ZodObject && schema instanceof z.ZodOptional) return [];
    return inner instanceof z.ZodObject
      ? shapeQuestions(inner.shape, here)
      : [question(schema, here)];
  });
}

function question(schema: z.core.$ZodType, { path, labels }: Place): Question {
  return {
    path,
    option: path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    label: labels.join(' → '),
    purpose: metaOf(schema).description ?? '',
    schema,
    required: !(schema instanceof z.ZodOptional),
  };
}

/** Which of the shapes it is comes first; until that is known, only what all of them share. */
function unionQuestions(union: z.ZodDiscriminatedUnion, answers: Answers): Question[] {
  const key = union.def.discriminator;
  const shapes = union.def.options.map((option) => (option as z.ZodObject).shape as Shape);
  const tags = shapes.flatMap((shape) => (shape[key] as z.ZodLiteral<string> | undefined) ?? []);
  const [first] = tags;
  if (!first) return [];
  const values = z.enum(tags.map(({ value }) => value)).meta(metaOf(first));
  const tag = question(values, place([key], [metaOf(first).title ?? key]));
  const chosen = shapes[tags.findIndex(({ value }) => value === answers.get(tag.option))];
  const shared = Object.entries(shapes[0] ?? {}).filter(([name]) =>
    shapes.every((shape) => name in shape),
  );
  const { [key]: _tag, ...rest } = chosen ?? Object.fromEntries(shared);
  return [tag, ...shapeQuestions(rest, place([], []))];
}
