import { z } from 'zod';
import { type Addition, type Diagnostic, finding } from '../model/diagnostic.ts';
import { knownKeys, metaOf, schemaAt, unwrap } from '../model/fieldSchema.ts';
import { blankText, writtenDay } from '../model/fields.ts';
import { sentences } from '../model/words.ts';
import { placeBelow, placeForField } from '../source/fieldLines.ts';
import { writtenValue } from './canonicalText.ts';
import { adviseNone, ifUnneeded, type Subject } from './subject.ts';

/** @param subject a missing field */
export function explainMissing(subject: Subject): Diagnostic {
  const { document, path, field, label, purpose } = subject;
  const addition = additionOf(subject);
  const toAdd = addition ? '' : whatToAdd(field, path.at(-1));
  const help = sentences(adviseNone(subject), toAdd, purpose);
  const found = finding('missing-field', { label }, { help, addition });
  return document.report(document.rangeOfKey(path), found);
}

function additionOf({ document, schema, path, field: own }: Subject): Addition | undefined {
  const key = path.at(-1);
  const field = choiceOf(schemaAt(schema, path.slice(0, -1), document.data), key) ?? own;
  if (typeof key !== 'string' || !field) return undefined;
  const place = placeForField(document, schema, path);
  return place && { after: place.after, text: blankLines(key, field, place.indent) };
}

/** For the discriminator of a union of groups: a choice between the values of all of them. */
function choiceOf(group: z.core.$ZodType | undefined, key: unknown): z.ZodEnum | undefined {
  if (!(group instanceof z.ZodDiscriminatedUnion) || group.def.discriminator !== key) return;
  const values = group.def.options.flatMap((option) => {
    const tag = option instanceof z.ZodObject ? option.shape[group.def.discriminator] : undefined;
    return tag instanceof z.ZodLiteral ? [String(tag.value)] : [];
  });
  return z.enum(values);
}

/** Joins findings on adjacent missing fields, as adding one would move the others. */
export function joinAdditions(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const joined: Diagnostic[] = [];
  for (const found of diagnostics) {
    const { addition } = found;
    const same = joined.findIndex(
      (other) => addition && other.rule === found.rule && other.addition?.after === addition.after,
    );
    const before = joined[same];
    if (!before?.addition || !addition) {
      joined.push(found);
      continue;
    }
    joined[same] = {
      ...before,
      message: `${before.message} ${found.message}`,
      help: sentences(
        noneAdvice.exec(before.help)?.[0] ?? '',
        'The page has a place for each of them.',
      ),
      addition: { ...addition, text: `${before.addition.text}\n${addition.text}` },
    };
  }
  return joined;
}

/** The advice about an optional group, with which a help text begins. */
const noneAdvice = new RegExp(`^${ifUnneeded} [^.]*\\.`);

/** The lines to add below a name that has no value. */
export function additionBelow({ document, path, field }: Subject): Addition | undefined {
  const inner = field && unwrap(field);
  if (!(inner instanceof z.ZodObject) && !(inner instanceof z.ZodArray)) return undefined;
  const { after, indent } = placeBelow(document, path);
  return { after, text: blankLines(undefined, inner, indent) };
}

/** For a group written in braces, where no line can be added. */
function whatToAdd(field: z.core.$ZodType | undefined, key: string | number | undefined): string {
  const fields = knownKeys(field, undefined);
  const inside = fields.length > 0 ? `, with its fields: ${fields.join(', ')}` : '';
  return `Add “${key}: …”${inside}.`;
}

/**
 * The lines of a missing field, with blanks for the editor’s words. They have everything that is
 * required: the fields of a group, the entries of a list.
 * @param key the field’s name; `undefined` for lines below an existing name
 * @param indent the spaces before it
 */
export function blankLines(
  key: string | undefined,
  schema: z.core.$ZodType,
  indent: number,
): string {
  return writtenValue(blankOf(schema), { key, indent, isEntry: false }).join('\n');
}

/**
 * The lines of a group with the one value that is known already.
 * @param value goes to the first field that accepts it; an address, to the first field for one
 * @param isWhole whether to include optional fields
 * @returns `undefined` if no field accepts it
 */
export function blankGroup(
  group: z.ZodObject,
  value: unknown,
  indent: number,
  isWhole: boolean,
): string | undefined {
  const isAddress = /^[/#]|:\/\//.test(String(value));
  const taking = Object.entries(group.shape).filter(
    ([, field]) => z.safeParse(field, value).success,
  );
  const forAddress = taking.filter(([, field]) => isAddress && metaOf(field).reference === 'path');
  const [owner] = forAddress[0] ?? taking[0] ?? [];
  return owner === undefined ? undefined : blankFields(group, indent, { [owner]: value }, isWhole);
}

/**
 * The lines of a group’s fields.
 * @param known values by their fields
 * @param isWhole whether to include optional fields
 */
export function blankFields(
  group: z.ZodObject,
  indent: number,
  known: Readonly<Record<string, unknown>> = {},
  isWhole = true,
): string {
  const value = { ...blanksIn(group, isWhole), ...known };
  return writtenValue(value, { key: undefined, indent, isEntry: false }).join('\n');
}

function blankOf(schema: z.core.$ZodType): unknown {
  const field = unwrap(schema);
  if (field instanceof z.ZodObject) return blanksIn(field, false);
  if (field instanceof z.ZodArray) {
    return Array.from({ length: fewest(field) }, () => blankOf(field.def.element));
  }
  if (field instanceof z.ZodUnion) return blankOf(field.def.options[0] as z.core.$ZodType);
  if (field instanceof z.ZodEnum) return field.options.join(' or ');
  if (field instanceof z.ZodLiteral) return field.value;
  const { description = '' } = metaOf(schema);
  return blankText(field instanceof z.ZodISODate ? `${description}, ${writtenDay}` : description);
}

/** A blank for each field of a group. */
const blanksIn = ({ shape }: z.ZodObject, isWhole: boolean) =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, field]) => isWhole || !(field instanceof z.ZodOptional))
      .map(([key, field]) => [key, blankOf(field)]),
  );

/** How many entries a list has at least; one more than none, to show what an entry has. */
const fewest = (list: z.ZodArray) => z.toJSONSchema(list, { io: 'input' }).minItems || 1;
