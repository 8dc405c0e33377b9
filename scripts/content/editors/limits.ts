import type { ReferenceTarget } from '../schemas/fields.ts';
import type { JsonSchema } from './fieldRows.ts';

const referenceWords: Record<ReferenceTarget, string> = {
  service: 'a service that exists',
  city: 'a city page that exists',
  'post-category': 'a category that exists',
  'project-category': 'a category that exists',
  picture: 'a picture that exists',
  path: 'a page that exists',
};

/**
 * What may be written into a field, in words.
 * @param schemas one, or several where the field depends on its neighbours
 */
export function limitsOf(schemas: readonly JsonSchema[]): string {
  const [schema] = schemas;
  if (!schema) return '';
  if (schema.anyOf)
    return (schema.anyOf as JsonSchema[]).map((each) => limitsOf([each])).join(' or ');
  const values = [...new Set(schemas.flatMap((each) => each.enum ?? each.const ?? []))];
  if (values.length > 0) return values.map((value) => `\`${value}\``).join(' or ');
  if (schema.reference) return referenceWords[schema.reference as ReferenceTarget];
  if (schema.type === 'array') return listLimits(schema);
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.type === 'integer')
    return `a whole number, ${between(schema.minimum, schema.maximum)}`;
  if (schema.type === 'number') return `a number, ${between(schema.minimum, schema.maximum)}`;
  if (schema.type !== 'string') return groupLimits(schema);
  if (schema.format === 'date') return 'a date';
  if (schema.format === 'uri') return 'an address that starts with `https://`';
  return schema.maxLength === undefined
    ? 'as described'
    : `${between((schema.minLength ?? 1) > 1 ? schema.minLength : undefined, schema.maxLength)} characters`;
}

function listLimits({ minItems, maxItems, items }: JsonSchema): string {
  const count = minItems === maxItems ? `exactly ${minItems}` : between(minItems, maxItems);
  const each = items as JsonSchema | undefined;
  const isWords = each?.type === 'string';
  return `${count} entries${isWords ? `, each ${limitsOf([each])}` : ''}`;
}

const groupLimits = ({ minWidth }: JsonSchema) =>
  `a group of fields${minWidth ? `; the picture at least ${minWidth} pixels wide` : ''}`;

const between = (min: number | undefined, max: number | undefined) =>
  min === undefined ? `at most ${max}` : `${min} to ${max}`;
