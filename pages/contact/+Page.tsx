import { EstimateSection } from '../../components/EstimateSection/EstimateSection.tsx';
import { useData } from '../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import type { data } from './+data.ts';
import { ContactCards } from './ContactCards.tsx';
import { OfficeMap } from './OfficeMap.tsx';

export function Page() {
  const { contact, area, offices, illinois, wisconsin } = useData<typeof data>();
  return (
    <>
      <PageHead heading={contact.heading} intro={contact.intro} />
      <ContactCards contact={contact} illinois={illinois} wisconsin={wisconsin} />
      <EstimateSection ground="stone" />
      <OfficeMap map={contact.map} area={area} offices={offices} />
    </>
  );
}
