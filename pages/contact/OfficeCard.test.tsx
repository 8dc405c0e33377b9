import { fromHtml } from 'hast-util-from-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contact } from '#content/contact';
import { site } from '#content/site';
import { readPage } from '../../scripts/pageCheck/pageDocument.ts';
import { OfficeCard } from './OfficeCard.tsx';

const { directionsLabel } = contact;

test.each([contact.illinois, contact.wisconsin])(
  'the card “$heading” shows the one address and leads to it',
  (card) => {
    const html = renderToStaticMarkup(
      <OfficeCard card={card} site={site} directionsLabel={directionsLabel} />,
    );
    expect(html).toContain(site.address.street);
    expect(readPage(fromHtml(html)).links).toEqual([
      { href: site.links.directions.url, words: expect.stringContaining(directionsLabel) },
    ]);
  },
);
