import { fromHtml } from 'hast-util-from-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contact } from '#content/contact';
import { contacts } from '#content/contacts';
import { readPage } from '../../scripts/pageCheck/pageDocument.ts';
import { data } from './+data.ts';
import { OfficeCard } from './OfficeCard.tsx';

const { directionsLabel } = contact;
const { illinois, wisconsin, offices } = data();
const [main] = contacts.offices;

test.each([
  { card: contact.illinois, shown: illinois },
  { card: contact.wisconsin, shown: wisconsin },
])('the card “$card.heading” shows the one address and leads to it', ({ card, shown }) => {
  const html = renderToStaticMarkup(
    <OfficeCard card={card} offices={shown} directionsLabel={directionsLabel} />,
  );
  expect(html).toContain(main?.office.street);
  expect(readPage(fromHtml(html)).links).toEqual([
    { href: main?.directions, words: expect.stringContaining(directionsLabel) },
  ]);
});

test('an office without a place on the map, and each of two, is shown with its hours and its way', () => {
  const two = offices.flatMap((office) => [
    office,
    {
      ...office,
      directions: 'https://maps.example.org/second',
      hours: ['Monday–Friday 8 AM–5 PM'],
    },
  ]);
  const html = renderToStaticMarkup(
    <OfficeCard card={contact.illinois} offices={two} directionsLabel={directionsLabel} />,
  );
  expect(html.match(/<address/g)).toHaveLength(2);
  expect(html).toContain('<li>Monday–Friday 8 AM–5 PM</li>');
  expect(readPage(fromHtml(html)).links.map(({ href }) => href)).toEqual(
    two.map(({ directions }) => directions),
  );
});
