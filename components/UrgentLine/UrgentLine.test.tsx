import { expect, test } from 'vitest';
import { servicePage } from '#content/servicePage';
import { type ServiceEntry, services } from '#content/services';
import { site } from '#content/site';
import { htmlInPage } from '../../tests/inPage.tsx';
import { ServiceLayout } from '../ServiceLayout/ServiceLayout.tsx';

const urgent = 'Water coming in? Call now, any hour';

/** @returns what a service’s page shows before its picture */
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
  return html.slice(0, html.indexOf('<section'));
}

test('an urgent page begins with a line that dials', () => {
  const html = startOf({ urgent });
  expect(html).toContain('<a href="tel:+18155550142"');
  expect(html).toContain(urgent);
  expect(html).toContain('(815) 555-0142</span></a>');
});

test('it dials the number for emergencies where there is one', () => {
  const html = startOf({ urgent }, { display: '(815) 555-0199', hours: 'always' });
  expect(html).toContain('<a href="tel:+18155550199"');
  expect(html).toContain('(815) 555-0199</span></a>');
});

test('any other page begins with its picture', () => {
  expect(startOf({ urgent: undefined })).not.toContain('<a');
});
