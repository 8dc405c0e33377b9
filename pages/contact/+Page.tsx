import { CallButton } from '../../components/Button/Button.tsx';
import { EstimateSection } from '../../components/EstimateSection/EstimateSection.tsx';
import { useData, usePageContext } from '../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import type { data } from './+data.ts';
import styles from './ContactCards.module.scss';
import { OfficeCards, PhoneCard } from './ContactCards.tsx';
import { OfficeMap } from './OfficeMap.tsx';

export function Page() {
  const { contact, review, area, offices, illinois, wisconsin } = useData<typeof data>();
  const { site } = usePageContext();
  return (
    <>
      <PageHead heading={contact.heading}>
        <div className={styles.call}>
          <CallButton phone={site.phone.display} label={site.phone.callLabel} />
        </div>
        <p className={styles.intro}>{contact.intro}</p>
      </PageHead>
      <div className={styles.together}>
        <EstimateSection review={review}>
          <PhoneCard card={contact.phone} site={site} />
        </EstimateSection>
      </div>
      <OfficeCards contact={contact} illinois={illinois} wisconsin={wisconsin} />
      <OfficeMap map={contact.map} area={area} offices={offices} />
    </>
  );
}
