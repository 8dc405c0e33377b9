import { expect, test } from 'vitest';
import { type EstimateFormWords, estimateForm } from '#content/estimateForm';
import { site } from '#content/site';
import { elementsIn } from '../../tests/html/elements.ts';
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

const headingIn = (html: string) => elementsIn(html, 'h2')[0]?.text;

test('restoration pages have their own heading for the form, and the same card', () => {
  const html = htmlOf({ section: 'restoration' }, { restoration });
  expect(headingIn(html)).toBe(restoration.heading);
  expect(html).toContain(restoration.subheading);
  expect(html).toContain(estimateForm.cardTitle);
});

test('restoration pages may have their own sentence below the usual heading', () => {
  const { subheading } = restoration;
  const html = htmlOf({ section: 'restoration' }, { restoration: { subheading } });
  expect(headingIn(html)).toBe(estimateForm.heading);
  expect(html).toContain(subheading);
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

test('a service type is preselected only on a page that names one', () => {
  const chosen = (service: Service) =>
    elementsIn(htmlOf(service), 'option', { selected: 'true' }).map(
      ({ attributes }) => attributes.value,
    );
  expect(chosen({ section: 'services', serviceType: 'gutters' })).toEqual(['gutters']);
  expect(chosen({ section: 'services' })).toEqual([]);
  expect(chosen(undefined)).toEqual([]);
});

test('an emergency’s words say how soon we call', () => {
  const html = htmlOf(undefined, { emergency });
  expect(html).toContain('We call within half an hour.');
  expect(html).not.toContain('{replyWithin}');
});

test('a consent whose page is not on the site has no link', () => {
  const consent = { text: 'We may call you.', linkLabel: 'How we keep it' };
  const linked = htmlOf(undefined, { consent: { ...consent, link: '/about' } });
  expect(elementsIn(linked, 'a', { href: '/about' }).map(({ text }) => text)).toEqual([
    consent.linkLabel,
  ]);
  const html = htmlOf(undefined, { consent });
  expect(html).toContain(consent.text);
  expect(elementsIn(html).filter(({ text }) => text === consent.linkLabel)).toEqual([]);
});

test('beside the form are the licenses, where to look them up, and the warranty', () => {
  const licenceLookUp = {
    label: 'Look up',
    illinois: 'https://illinois.example/',
    wisconsin: 'https://wisconsin.example/',
  };
  const html = htmlInPage(<EstimateSection />, {
    estimateForm: { ...estimateForm, warranty: 'Ten years, in writing.' },
    site: { ...site, licenceLookUp },
  });
  expect(site.licences.length).toBeGreaterThan(1);
  for (const { number, name, state } of site.licences) {
    const address = state === 'IL' ? licenceLookUp.illinois : licenceLookUp.wisconsin;
    const line = elementsIn(html, 'li').find(({ text }) => text.includes(name));
    expect(line?.text).toContain(number);
    expect(line && elementsIn(line.node, 'a', { href: address })).toHaveLength(1);
  }
  expect(html).toContain('Ten years, in writing.');
});

test('a review is beside the form with its customer; without one there is no empty quote', () => {
  const review = { name: 'Dana K.', location: 'Rockford, IL', text: 'Not a drop since.' };
  const html = htmlInPage(<EstimateSection review={review} />);
  const textsOf = (name: string) => elementsIn(html, name).map(({ text }) => text);
  expect([textsOf('blockquote'), textsOf('figcaption')]).toEqual([
    [expect.stringContaining('Not a drop since.')],
    [expect.stringContaining('Dana K., Rockford, IL')],
  ]);
  expect(elementsIn(htmlOf(undefined), 'blockquote')).toEqual([]);
});

test('the next steps are an ordered list', () => {
  const steps = ['We call.', 'We look.', 'You decide.'];
  const html = htmlOf(undefined, { nextSteps: { heading: 'What happens next', steps } });
  const [list] = elementsIn(html, 'ol');
  expect(list && elementsIn(list.node, 'li').map(({ text }) => text)).toEqual([
    '1We call.',
    '2We look.',
    '3You decide.',
  ]);
});
