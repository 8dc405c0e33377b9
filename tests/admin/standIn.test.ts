import { expect, test } from 'vitest';
import { contentFormat, fileTextKey } from '../../scripts/admin/contentFormat.ts';
import { standIn } from '../../scripts/admin/standIn.ts';
import { contentTypes, namesOf } from '../../scripts/content/model/contentTypes.ts';

// The stand-in satisfies whatever the CMS requires of a field, so that it saves the other fields.
test.each(namesOf(contentTypes))(
  'the stand-in for %s has nothing missing or of the wrong size',
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
])('a file that %s is kept unchanged', (_what, text) => {
  const values = format.fromFile(text);
  expect(values[fileTextKey]).toBe(text);
  expect(format.toFile(values).trim()).toBe(text);
});

test('an article without its fields is kept unchanged', () => {
  const { fromFile } = contentFormat('.md', contentTypes.posts.schema);
  expect(fromFile('Some words.')[fileTextKey]).toBe('Some words.');
});

test('a text that can be read is shown field by field', () => {
  expect(format.fromFile('name: Ann B.\nrating:')).not.toHaveProperty(fileTextKey);
});
