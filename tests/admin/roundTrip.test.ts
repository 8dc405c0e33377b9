import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFormat } from '../../scripts/admin/contentFormat.ts';
import { contentSchema, contentTypes } from '../../scripts/content/model/contentTypes.ts';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { listFiles } from '../../scripts/listFiles.ts';

const { content } = currentFolders();

const files = listFiles(content).filter((file) => contentSchema(file));

function formatOf(file: string) {
  const schema = contentSchema(file);
  if (!schema) throw new Error(`${file} is no content.`);
  return contentFormat(file, schema);
}

/** A file as the CMS reads and writes it: trimmed, then with a final line break. */
const throughForm = (
  file: string,
  text: string,
  edit: (values: Record<string, unknown>) => object = (values) => values,
) => {
  const { fromFile, toFile } = formatOf(file);
  return `${toFile({ ...edit(fromFile(text.trim())) }).trim()}\n`;
};

test.each(files)('%s passes through its form unchanged, byte for byte', (file) => {
  const text = readFileSync(path.join(content, file), 'utf8');
  expect(throughForm(file, text)).toBe(text);
});

test.each(files)('%s would be written the same if it were new', (file) => {
  const text = readFileSync(path.join(content, file), 'utf8');
  expect(throughForm(file, text, ({ _source, ...values }) => values)).toBe(text);
});

const review = `# From the paper card.
page: reviews
order: 3
# She asked for the initial.
name: Ann B.
location: Beloit, WI
rating: 5
text: The crew was here at seven and gone at four.
`;

test('an edit changes only its line, and comments stay', () => {
  const edit = (values: object) => ({ ...values, name: 'Ann C.', draft: false, expireAt: '' });
  expect(throughForm('testimonials/a.yaml', review, edit)).toBe(review.replace('B.', 'C.'));
});

test('a space typed at the end is dropped', () => {
  const edit = (values: object) => ({ ...values, name: 'Ann C. ' });
  expect(throughForm('testimonials/a.yaml', review, edit)).toBe(review.replace('B.', 'C.'));
});

test('a pasted tab is a space, and a pasted line break one', () => {
  const edit = (values: object) => ({ ...values, text: 'Included:\tlabor\vNot included:\tpaint' });
  const file = throughForm('testimonials/a.yaml', review, edit);
  const text = 'Included: labor\nNot included: paint';
  expect(formatOf('testimonials/a.yaml').fromFile(file)).toMatchObject({ text });
});

test('a line that ends in a colon, above others, is read as it was typed', () => {
  const text = 'What they did:\n• closed the leak\n• cleaned the yard';
  const file = throughForm('testimonials/a.yaml', review, (values) => ({ ...values, text }));
  expect(formatOf('testimonials/a.yaml').fromFile(file)).toMatchObject({ text, name: 'Ann B.' });
});

test.each(['\r\n', '\r'])('a file whose lines end in %j opens as a form like any other', (end) => {
  const { fromFile } = formatOf('testimonials/a.yaml');
  expect(fromFile(review.replaceAll('\n', end))).toEqual(fromFile(review));
  expect(throughForm('testimonials/a.yaml', review.replaceAll('\n', end))).toBe(review);
});

test('fields left empty in a form are omitted, and what the file said stays', () => {
  const withDraft = `${review}draft: true\n`;
  const empty = { draft: false, publishAt: null, placeholder: false };
  expect(throughForm('testimonials/a.yaml', withDraft, (values) => ({ ...values, ...empty }))).toBe(
    review,
  );
  const said = `${review}draft: false\n`;
  expect(throughForm('testimonials/a.yaml', said)).toBe(said);
});

const menu = `header:
  - label: Reviews
    href: /reviews
  # what we do
  - label: Services
    links:
      - label: Roofing
        href: /services/roofing # the most read
      - label: Siding
        href: /services/siding
footer:
  - label: Company
    links:
      - label: About
        href: /about
callLabel: Call Now
estimateLabel: Free Estimate
`;

test('entries of a list keep their comments wherever they move', () => {
  const swapped = throughForm('navigation.yaml', menu, (values) => ({
    ...values,
    header: (values.header as unknown[]).toReversed(),
  }));
  expect(swapped).toContain('  # what we do\n  - label: Services');
  expect(swapped).toContain('href: /services/roofing # the most read');
  expect(swapped.split('\n').toSorted()).toEqual(menu.split('\n').toSorted());
});

test('what the CMS notes in entries of a list is not written', () => {
  const text = throughForm('navigation.yaml', menu, (values) => ({
    ...values,
    header: (values.header as object[]).map((entry, index) => ({
      ...entry,
      __sc_item_id: `id-${index}`,
      __sc_item_original_key_path: `header.${index}`,
    })),
  }));
  expect(text).toBe(menu);
});

test('a value of several kinds is recognized and written unchanged', () => {
  const { fromFile, toFile } = contentFormat('.yaml', contentTypes.navigation.schema);
  const values = fromFile(menu);
  expect(values.header).toMatchObject([{ _kind: 'link' }, { _kind: 'group' }]);
  const added = { _kind: 'link', label: 'Blog', href: '/blog' };
  const text = toFile({ ...values, header: [...(values.header as object[]), added] });
  expect(text).toContain('  - label: Blog\n    href: /blog\n');
  expect(text).not.toContain('_kind');
});

test('fields of another form of the same type are omitted', () => {
  const { toFile } = contentFormat('.yaml', contentTypes.testimonials.schema);
  const { fromFile } = contentFormat('.yaml', contentTypes.testimonials.schema);
  const { _source, ...values } = fromFile(review);
  expect(toFile({ ...values, service: '' })).not.toContain('service');
});

test('a review that moves to another page leaves the fields behind that only the first has', () => {
  const atHome = review.replace('reviews', 'home').replace('rating:', 'service: roofing\nrating:');
  const edit = (values: object) => ({ ...values, page: 'reviews' });
  expect(throughForm('testimonials/a.yaml', atHome, edit)).toBe(review);
});

test.each(['simulated', 'off'])('a word in place of a group of fields: %s', (word) => {
  const text = readFileSync(path.join(content, 'site.yaml'), 'utf8');
  const edit = (values: object) => ({ ...values, newsletterDelivery: { _kind: word } });
  expect(throughForm('site.yaml', text, edit)).toContain(`\nnewsletterDelivery: ${word}\n`);
});
