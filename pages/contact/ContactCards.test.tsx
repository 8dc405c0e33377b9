import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { contact } from '#content/contact';
import { contacts } from '#content/contacts';
import { site } from '#content/site';
import { readPage } from '../../scripts/pageCheck/pageDocument.ts';
import { elementsIn, type PageElement } from '../../tests/html/elements.ts';
import { htmlInPage } from '../../tests/inPage.tsx';
import { data } from './+data.ts';
import { OfficeCard, PhoneCard } from './ContactCards.tsx';
import { OfficeMap } from './OfficeMap.tsx';

const { directionsLabel, map } = contact;
const { illinois, wisconsin, offices, ...rest } = data();
const area = { ...rest.area, places: [] };
const [main] = contacts.offices;
const madison = {
  office: { street: '12 Elm Street', city: 'Madison', state: 'WI', zip: '53703' },
  directions: 'https://maps.example.org/way',
  map: 'https://maps.example.org/map',
  hours: ['Monday–Friday 8 AM–5 PM'],
  openingHours: [],
} as const;

const linksIn = (html: string) => readPage(fromHtml(html)).links.map(({ href }) => href);

test.each([
  { card: contact.illinois, shown: illinois },
  { card: contact.wisconsin, shown: wisconsin },
])('the card “$card.heading” shows the one address and leads to it', ({ card, shown }) => {
  const html = htmlInPage(
    <OfficeCard card={card} offices={shown} directionsLabel={directionsLabel} />,
  );
  expect(html).toContain(main?.office.street);
  expect(readPage(fromHtml(html)).links).toEqual([
    { href: main?.directions, words: expect.stringContaining(directionsLabel) },
  ]);
});

test('a card shows each of its offices with its hours and directions', () => {
  const two = [...offices, madison];
  const html = htmlInPage(
    <OfficeCard card={contact.illinois} offices={two} directionsLabel={directionsLabel} />,
  );
  expect(elementsIn(html, 'address')).toHaveLength(2);
  expect(elementsIn(html, 'li').map(({ text }) => text)).toContain('Monday–Friday 8 AM–5 PM');
  expect(linksIn(html)).toEqual(two.map(({ directions }) => directions));
});

test('the map has a link for each office, and embeds the one whose location is known', () => {
  const html = htmlInPage(<OfficeMap map={map} area={area} offices={[madison, ...offices]} />);
  expect(linksIn(html)).toEqual([madison.map, main?.map]);
  expect(html).toContain(`${map.openLabel}: Madison`);
  expect(elementsIn(html, undefined, { dataMap: String(main?.embed) })).toHaveLength(1);
});

test('without a known location there is no button for the map', () => {
  const html = htmlInPage(<OfficeMap map={map} area={area} offices={[madison]} />);
  const isOfMap = ({ name, attributes }: PageElement) =>
    name === 'button' || attributes.dataMap !== undefined || attributes.id === 'map-note';
  expect(elementsIn(html).filter(isOfMap)).toEqual([]);
  expect(linksIn(html)).toEqual([madison.map]);
});

test('the phone’s card shows the other ways to reach the company, if there are any', () => {
  const plain = htmlInPage(<PhoneCard card={contact.phone} site={site} />);
  expect(linksIn(plain)).toEqual(['tel:+18155550142']);
  const rich = {
    ...site,
    emergencyPhone: { display: '(815) 654-0143', hours: 'always' },
    textMessages: '(815) 654-0144',
    email: 'office@roofs.test',
    links: {
      ...site.links,
      profiles: [{ label: 'On a network', url: 'https://network.example.org/us' }],
    },
  } as const;
  const html = htmlInPage(
    <PhoneCard card={{ ...contact.phone, messagesLabel: 'Text us' }} site={rich} />,
  );
  expect(linksIn(html).toSorted()).toEqual([
    'https://network.example.org/us',
    'mailto:office@roofs.test',
    'sms:+18156540144',
    'tel:+18155550142',
    'tel:+18156540143',
  ]);
  expect(html).toContain('Text us');
});
