import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { adminConfig } from '../../scripts/admin/adminConfig.ts';
import { formFields } from '../../scripts/admin/formFields.ts';
import { contentTypes, namesOf } from '../../scripts/content/model/contentTypes.ts';

const config = adminConfig({ folder: 'content', company: 'A company' });

interface AnyField {
  name: string;
  label?: string;
  field?: AnyField;
  fields?: AnyField[];
  types?: { name: string; fields?: AnyField[] }[];
}

/** The paths of all fields of a form, with `*` for the entries of lists. */
const pathsOfForm = (fields: readonly AnyField[], above = ''): string[] =>
  fields.flatMap((field) => {
    const path = above + field.name;
    const isList = (field as { widget?: string }).widget === 'list';
    const inside = isList ? `${path}.*` : path;
    if (field.field) return [path, ...pathsOfForm([{ ...field.field, name: '*' }], `${path}.`)];
    const groups = [field.fields ?? [], ...(field.types ?? []).map(({ fields = [] }) => fields)];
    const below = groups.flatMap((group) => pathsOfForm(group, `${inside}.`));
    return [path, ...(isList ? [inside] : []), ...below];
  });

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The same for a schema, given as JSON Schema. */
function pathsOfSchema(schema: JsonSchema, path = ''): string[] {
  const below = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
      pathsOfSchema(child as JsonSchema, path ? `${path}.${name}` : name),
    ),
    ...(schema.items ? pathsOfSchema(schema.items as JsonSchema, `${path}.*`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((option) =>
      pathsOfSchema(option as JsonSchema, path),
    ),
  ];
  return path ? [path, ...below] : below;
}

const sorted = (paths: readonly string[]) => [...new Set(paths)].sort();

test.each(namesOf(contentTypes))('each field of %s has one in the form', (name) => {
  const { schema } = contentTypes[name];
  const fields = formFields(schema) as AnyField[];
  expect(sorted(pathsOfForm(fields))).toEqual(sorted(pathsOfSchema(z.toJSONSchema(schema))));
});

test('hints do not mention how a file is written', () => {
  const hints = JSON.stringify(config.collections).match(/"hint":"[^"]*"/g) ?? [];
  expect(hints.length).toBeGreaterThan(100);
  expect(hints.filter((hint) => /\(true\)|no such line|\.yaml|in quotes/.test(hint))).toEqual([]);
  const days = /"hint":"([^"]*)","required":\w+,"widget":"datetime"/g;
  const ofDays = [...JSON.stringify(config.collections).matchAll(days)].map(([, hint]) => hint);
  expect(new Set(ofDays)).toContain('The first day it is on the site');
  expect(ofDays.filter((hint) => /\d/.test(hint ?? ''))).toEqual([]);
});

test('the configuration is valid by the CMS’s own schema', () => {
  const schema = JSON.parse(
    readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
  );
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  isValid(config);
  expect(isValid.errors ?? []).toEqual([]);
});

test('all content is listed, in the order that editors expect', () => {
  const listed = (config.collections ?? []).flatMap((item) => ('label' in item ? item.label : []));
  expect(listed).toEqual([
    'Pages',
    'More pages',
    'Services',
    'Cities',
    'Articles',
    'Projects',
    'Reviews',
    'Company',
  ]);
  const formats = JSON.stringify(config.collections).match(/"format":"content-\w+"/g);
  expect(formats).toHaveLength(namesOf(contentTypes).length);
});
