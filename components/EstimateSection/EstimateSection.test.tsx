import { expect, test } from 'vitest';
import { type EstimateFormWords, estimateForm } from '#content/estimateForm';
import { htmlInPage } from '../../tests/inPage.tsx';
import { EstimateSection } from './EstimateSection.tsx';

type Service = Parameters<typeof EstimateSection>[0]['service'];

const restoration = { heading: 'After a fire', subheading: 'We dry it first.' };
const emergency = {
  callText: 'Call now.',
  replyWithin: 'half an hour',
  success: { title: 'We have it', text: 'We call within {replyWithin}.' },
};

const htmlOf = (service: Service, additions: Partial<EstimateFormWords> = {}) =>
  htmlInPage(<EstimateSection {...(service && { service })} />, {
    estimateForm: { ...estimateForm, ...additions },
  });

const headingIn = (html: string) => /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1];

test('restoration pages head the form in their own words, and keep its card', () => {
  const html = htmlOf({ section: 'restoration' }, { restoration });
  expect(headingIn(html)).toBe(restoration.heading);
  expect(html).toContain(restoration.subheading);
  expect(html).toContain(estimateForm.cardTitle);
});

test.each<[string, Service, Partial<EstimateFormWords>]>([
  ['a restoration page without such words', { section: 'restoration' }, {}],
  ['a service’s page', { section: 'services' }, { restoration }],
  ['any other page', undefined, { restoration }],
])('%s has the usual heading', (_page, service, additions) => {
  const html = htmlOf(service, additions);
  expect(headingIn(html)).toBe(estimateForm.heading);
  expect(html).not.toContain(restoration.subheading);
});

test('only a service’s page that names one has a choice made', () => {
  const chosen = /<option value="gutters" selected="">/;
  expect(htmlOf({ section: 'services', serviceType: 'gutters' })).toMatch(chosen);
  expect(htmlOf({ section: 'services' })).not.toContain('selected');
  expect(htmlOf(undefined)).not.toContain('selected');
});

test('an emergency’s words say how soon we call', () => {
  const html = htmlOf(undefined, { emergency });
  expect(html).toContain('We call within half an hour.');
  expect(html).not.toContain('{replyWithin}');
});

test('a consent whose page is not on the site stands without its link', () => {
  const consent = { text: 'We may call you.', linkLabel: 'How we keep it' };
  const linked = htmlOf(undefined, { consent: { ...consent, link: '/about' } });
  expect(linked).toMatch(/<a href="\/about">How we keep it<\/a>/);
  const html = htmlOf(undefined, { consent });
  expect(html).toContain(consent.text);
  expect(html).not.toMatch(/>How we keep it</);
});
