import { expect, test } from 'vitest';
import { contentFormat, fileTextKey } from '../../scripts/admin/contentFormat.ts';
import { standIn } from '../../scripts/admin/standIn.ts';
import { contentTypes, namesOf } from '../../scripts/content/model/contentTypes.ts';

// Whatever the CMS asks of a field, so that it saves what is beside them.
test.each(namesOf(contentTypes))(
  'nothing is missing or of a wrong size in what stands in for %s',
  (name) => {
    const { schema } = contentTypes[name];
    const { error } = schema.safeParse(standIn(schema));
    const codes = (error?.issues ?? []).map(({ code }) => code);
    expect(codes.filter((code) => !['custom', 'invalid_format'].includes(code))).toEqual([]);
  },
);

const { schema } = contentTypes.testimonials;
const format = contentFormat('.yaml', schema);

test.each([
  ['cannot be read', 'name: Ann B.\nrating 5'],
  ['has words where there should be a list', 'name: Ann B.\nservices: gutters'],
  ['is no group of fields', '- a\n- b'],
  ['is not closed', 'name: "Ann B.'],
  ['has a field that no form has', 'name: Ann B.\nnotes: call her first'],
  ['is cut off', 'name: Ann B. # of Beloit'],
])('a file that %s is kept as it is', (_what, text) => {
  const values = format.fromFile(text);
  expect(values[fileTextKey]).toBe(text);
  expect(format.toFile(values).trim()).toBe(text);
});

test('an article without its fields is kept as it is', () => {
  const { fromFile } = contentFormat('.md', contentTypes.posts.schema);
  expect(fromFile('Some words.')[fileTextKey]).toBe('Some words.');
});

test('a text that can be read is shown field by field', () => {
  expect(format.fromFile('name: Ann B.\nrating:')).not.toHaveProperty(fileTextKey);
});
