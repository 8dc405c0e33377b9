import { expect, test } from 'vitest';
import { estimateForm } from '#content/estimateForm';
import { gallery } from '#content/gallery';
import { interfaceWords } from '#content/interfaceWords';
import { site } from '#content/site';
import { telHref } from '../../../scripts/content/model/published.ts';
import { readPage } from '../../../scripts/pageCheck/pageDocument.ts';
import { notFoundPages, pageAt, pages } from '../builtSample.ts';
import { elementsIn } from '../elements.ts';
import { pageTexts } from './pages.ts';
import { hrefsIn, sectionNamed, textsIn } from './sections.ts';
import { galleryFilter, notFoundWords, specifiedForm } from './words.ts';

test('the form asks and answers in the words of the specification', () => {
  const { fields, serviceTypes, contactMethods, submit, success, failure } = estimateForm;
  for (const [name, message] of Object.entries(specifiedForm.messages)) {
    expect(fields).toHaveProperty(`${name}.message`, message);
  }
  const inTurn = (options: readonly { value: string; label: string }[]) =>
    options.map(({ value, label }) => [value, label]);
  expect(inTurn(serviceTypes)).toEqual(Object.entries(specifiedForm.serviceTypes));
  expect(inTurn(contactMethods)).toEqual(Object.entries(specifiedForm.contactMethods));
  expect({ submit, success, failure }).toMatchObject({
    submit: specifiedForm.submit,
    success: specifiedForm.success,
    failure: specifiedForm.failure,
  });
  for (const { tree } of pages.filter(({ path }) =>
    pageTexts[path]?.includes('Request Your Free Estimate'),
  )) {
    const part = sectionNamed(tree, 'estimate-heading');
    expect(textsIn(part, 'legend').slice(0, 3)).toEqual(specifiedForm.groups);
    expect(elementsIn(part, 'option').map(({ attributes }) => attributes.value)).toEqual([
      '',
      ...Object.keys(specifiedForm.serviceTypes),
    ]);
    expect(textsIn(part, 'address')).toHaveLength(1);
    expect(hrefsIn(part)).toContain(telHref(site.phone.display));
  }
});

test('the gallery is narrowed by the six categories', () => {
  const { categories, emptyText } = gallery.projects;
  expect(categories.map(({ name }) => name)).toEqual(galleryFilter.categories);
  expect(emptyText).toBe(galleryFilter.emptyText);
  const filter = hrefsIn(sectionNamed(pageAt('/gallery').tree, 'projects-heading'));
  expect(filter.filter((href) => href.startsWith('#'))).toEqual(
    categories.map(({ id }) => `#show-${id}`),
  );
});

test('pages for unknown addresses say so and lead on', () => {
  for (const [index, { heading, link, href }] of notFoundWords.entries()) {
    const { tree } = notFoundPages[index] ?? {};
    const message = tree && elementsIn(tree, 'section').find(({ node }) => textsIn(node, 'h1')[0]);
    expect(message && textsIn(message.node, 'h1')).toEqual([heading]);
    expect(message && readPage(message.node).links).toContainEqual({ href, words: link });
  }
  expect(interfaceWords.layout.failure).toBe('Unexpected Application Error!');
});
