import { Scalar, stringify } from 'yaml';
import { z } from 'zod';
import { metaOf, unwrap } from '../model/fieldSchema.ts';
import { blankText } from '../model/fields.ts';

/**
 * A field that is missing as lines to put in, with a blank where the editor’s words go. What it must
 * hold at least is all there: the fields of a group, the entries of a list.
 * @param key the field’s name; `undefined` for what goes below a name that is there
 * @param indent the spaces before it
 */
export function blankLines(
  key: string | undefined,
  schema: z.core.$ZodType,
  indent: number,
): string {
  const blank = blankOf(schema);
  const text = stringify(key === undefined ? blank : { [key]: blank }, { lineWidth: 0 });
  return text.trimEnd().replace(/^/gm, ' '.repeat(indent));
}

/**
 * A group as lines to put in, with the one value that is known already and what may be left out.
 * @param value goes to the first field that takes it
 * @returns `undefined` where none does
 */
export function blankGroup(group: z.ZodObject, value: unknown, indent: number): string | undefined {
  const fields = Object.entries(group.shape);
  const owner = fields.find(([, field]) => z.safeParse(field, value).success)?.[0];
  if (owner === undefined) return undefined;
  const blank = fields.map(([key, field]) => [key, key === owner ? value : blankOf(field)]);
  const text = stringify(Object.fromEntries(blank), { lineWidth: 0 });
  return text.trimEnd().replace(/^/gm, ' '.repeat(indent));
}

function blankOf(schema: z.core.$ZodType): unknown {
  const field = unwrap(schema);
  if (field instanceof z.ZodObject) {
    const required = Object.entries(field.shape).filter(([, each]) => !isOptional(each));
    return Object.fromEntries(required.map(([key, each]) => [key, blankOf(each)]));
  }
  if (field instanceof z.ZodArray) {
    return Array.from({ length: fewest(field) }, () => blankOf(field.def.element));
  }
  if (field instanceof z.ZodUnion) return blankOf(field.def.options[0] as z.core.$ZodType);
  if (field instanceof z.ZodEnum) return field.options.join(' or ');
  if (field instanceof z.ZodLiteral) return field.value;
  return blankScalar(metaOf(schema).description ?? '');
}

/** Its description may have a colon in it; single quotes are what the other texts have. */
function blankScalar(description: string): Scalar {
  const scalar = new Scalar(blankText(description));
  if (/: | #/.test(description)) scalar.type = Scalar.QUOTE_SINGLE;
  return scalar;
}

const isOptional = (schema: unknown) => schema instanceof z.ZodOptional;

const fewest = (list: z.ZodArray) =>
  Math.max(
    1,
    ...(list.def.checks ?? []).map(({ _zod: { def } }) => {
      const { minimum, length } = def as { minimum?: number; length?: number };
      return minimum ?? length ?? 1;
    }),
  );
