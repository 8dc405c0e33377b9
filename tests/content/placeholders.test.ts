import { expect, test } from 'vitest';
import { bodyRenderer, shownOf } from '../../scripts/content/emit/renderBody.ts';
import { parseMarkdown } from '../../scripts/content/source/markdown.ts';
import { type ContentCopy, copyContent } from './contentCopy.ts';
import { publishedCopy } from './publishedCopy.ts';

async function filledCopy(change?: (copy: ContentCopy) => unknown) {
  const copy = await copyContent();
  await change?.(copy);
  return (await publishedCopy(copy)).content;
}

test('what the site has is counted, and the company’s details are filled in', async () => {
  const { values } = await filledCopy();
  expect(values).toEqual({
    reviews: 'eight',
    testimonials: 'five',
    services: 'seven',
    restorations: 'four',
    cities: 'seven',
    places: '20',
    projects: 'eight',
    articles: 'ten',
    phone: '(815) 555-0142',
    'phone.hours': '24/7',
    'emergency.phone': '(815) 555-0142',
    'emergency.hours': '24/7',
    office: '418 Ridgepole Lane, Rockford, IL 61101',
    'office.street': '418 Ridgepole Lane',
    'office.city': 'Rockford',
    'warranty.workmanship': '10',
    'warranty.workmanship.words': 'ten',
    'warranty.product': '50',
    'warranty.wind': '130',
  });
});

test('texts change when an entry is removed, and what a page fills in stays', async () => {
  const { model } = await filledCopy(({ edit }) =>
    edit('testimonials/greg-l-rockton.yaml', /$/, 'draft: true\n'),
  );
  const { reviews, gallery, home, serviceAreas } = model.singles;
  expect(reviews?.value.elsewhere.text).toMatch(/^The seven above/);
  expect(reviews?.value.seo.description).toMatch(/^Seven /);
  expect(gallery?.value.featured.heading).toBe('Eight roofs, eight problems');
  expect(home?.value.areas.heading).toBe('20 places, two states');
  expect(serviceAreas?.value.cityPage.callHeading).toContain('{city}');
});

/** What a text without pictures and links needs to be rendered. */
const surroundings = {
  folder: 'posts',
  pictures: new Map(),
  base: '/',
  away: new Set<string>(),
};

test.each([
  ['the phone', undefined, '(815) 555-0142'],
  ['its own line', '(815) 555-0143', '(815) 555-0143'],
])('a call in a text leads to the number for emergencies: %s', async (_name, line, called) => {
  const { model, values } = await filledCopy(
    ({ edit }) =>
      line &&
      edit(
        'site.yaml',
        /^offices:/m,
        `emergencyPhone:\n  display: ${line}\n  hours: always\n  placeholder: true\n$&`,
      ),
  );
  const text = parseMarkdown(':::call[Water coming in?]\nCall at any hour.\n:::');
  expect(bodyRenderer({ ...surroundings, values, site: shownOf({ model }) })(text)).toContain(
    `Call Now ${called}</a>`,
  );
});

test('bodies change too, but a heading’s address does not', async () => {
  const { values } = await filledCopy();
  expect(
    bodyRenderer({
      ...surroundings,
      values,
    })(parseMarkdown('## {Cities} towns\n\nAll **{cities}**, `{cities}`, {none}.')),
  ).toBe(
    '<h2 id="cities-towns">Seven towns</h2>\n<p>All <strong>seven</strong>, <code>{cities}</code>, {none}.</p>',
  );
});

test('a body links phone numbers and addresses, but not inside another link', async () => {
  const { values } = await filledCopy(({ edit }) =>
    edit('site.yaml', /^offices:$/m, 'email: office@harlow.test\ntextMessages: (815) 654-0144\n$&'),
  );
  const options = { ...surroundings, values };
  const html = (text: string) => bodyRenderer(options)(parseMarkdown(text));
  expect(html('Call **{phone}**, text {Messages} or write to {email}.')).toBe(
    '<p>Call <strong><a href="tel:+18155550142">(815) 555-0142</a></strong>, text <a href="sms:+18156540144">(815) 654-0144</a> or write to <a href="mailto:office@harlow.test">office@harlow.test</a>.</p>',
  );
  expect(html('[Call {phone}](/contact), `{phone}`, {hours}')).toBe(
    '<p><a href="/contact">Call (815) 555-0142</a>, <code>{phone}</code>, {hours}</p>',
  );
});
