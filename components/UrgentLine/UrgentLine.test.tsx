import { expect, test } from 'vitest';
import { servicePage } from '#content/servicePage';
import { type ServiceEntry, services } from '#content/services';
import { site } from '#content/site';
import { elementsIn } from '../../tests/html/elements.ts';
import { htmlInPage } from '../../tests/inPage.tsx';
import { ServiceLayout } from '../ServiceLayout/ServiceLayout.tsx';

const urgent = 'Water coming in? Call now, any hour';

/** @returns the links before the picture on a service’s page: their addresses and words */
function startOf(service: Partial<ServiceEntry>, emergencyPhone?: typeof site.emergencyPhone) {
  const html = htmlInPage(
    <ServiceLayout
      service={{ ...services[0], ...service } as ServiceEntry}
      html=""
      evidence={undefined}
      words={servicePage}
      services={[]}
      restorations={[]}
    />,
    { site: { ...site, emergencyPhone } },
  );
  const elements = elementsIn(html);
  const picture = elements.findIndex(({ name }) => name === 'section');
  return elements
    .slice(0, picture)
    .flatMap(({ name, attributes, text }) => (name === 'a' ? [[attributes.href, text]] : []));
}

test('an urgent page begins with a line that dials', () => {
  expect(startOf({ urgent })).toEqual([['tel:+18155550142', `${urgent} (815) 555-0142`]]);
});

test('it dials the number for emergencies where there is one', () => {
  const emergencyPhone = { display: '(815) 555-0199', hours: 'always' } as const;
  expect(startOf({ urgent }, emergencyPhone)).toEqual([
    ['tel:+18155550199', `${urgent} (815) 555-0199`],
  ]);
});

test('any other page begins with its picture', () => {
  expect(startOf({ urgent: undefined })).toEqual([]);
});
