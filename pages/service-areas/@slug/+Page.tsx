import { ButtonLink, ButtonRow, CallButton } from '../../../components/Button/Button.tsx';
import { CallBand } from '../../../components/CallPanel/CallPanel.tsx';
import { EstimateSection } from '../../../components/EstimateSection/EstimateSection.tsx';
import { Evidence } from '../../../components/Evidence/Evidence.tsx';
import { Hero } from '../../../components/Hero/Hero.tsx';
import { useData, usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { Prose } from '../../../components/Prose/Prose.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { SidebarContact, SidebarLinks } from '../../../components/ServiceLayout/Sidebar.tsx';
import { toEstimate } from '../../../components/url/href.ts';
import type { data } from './+data.ts';
import styles from './City.module.scss';

export function Page() {
  const { city, html, evidence, evidenceWords, review, call, contact, otherAreas } =
    useData<typeof data>();
  const { site } = usePageContext();
  return (
    <>
      <Hero
        size="page"
        eyebrow={`${city.name}, ${city.state}`}
        heading={city.heading}
        text={city.intro}
        image={city.image}
      >
        <ButtonRow>
          <ButtonLink to={toEstimate}>{call.label}</ButtonLink>
          <CallButton phone={site.phone.display} label={site.phone.callLabel} look="outline" />
        </ButtonRow>
      </Hero>
      <Section ground="paper">
        <div className={styles.columns}>
          <div>
            <Prose html={html} questions={city.questions} />
          </div>
          <aside className={styles.others} aria-label={otherAreas.heading}>
            <SidebarLinks heading={otherAreas.heading} links={otherAreas.links} />
            <SidebarContact words={contact} bookLabel={call.label} />
          </aside>
        </div>
      </Section>
      {evidence && evidenceWords && (
        <Evidence words={evidenceWords} subject={{ city: city.name }} {...evidence} />
      )}
      <CallBand heading={call.heading} text={call.text}>
        <ButtonLink to={toEstimate}>{call.label}</ButtonLink>
      </CallBand>
      <EstimateSection review={review} />
    </>
  );
}
