import type { ServicePage } from '#content/servicePage';
import type { ServiceEntry } from '#content/services';
import { ButtonLink, ButtonRow, CallButton } from '../Button/Button.tsx';
import { EstimateSection } from '../EstimateSection/EstimateSection.tsx';
import { Evidence, type EvidenceProps } from '../Evidence/Evidence.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { Prose } from '../Prose/Prose.tsx';
import type { QuoteProps } from '../Quote/Quote.tsx';
import { Section } from '../Section/Section.tsx';
import { UrgentLine } from '../UrgentLine/UrgentLine.tsx';
import { toEstimate } from '../url/href.ts';
import styles from './ServiceLayout.module.scss';
import { type ServiceLink, SidebarContact, SidebarLinks } from './Sidebar.tsx';

interface ServiceLayoutProps {
  service: ServiceEntry;
  /** The body, sanitized by the compiler. */
  html: string;
  /** What there is to show for the service. */
  evidence: Omit<EvidenceProps, 'words' | 'subject'> | undefined;
  /** A customer’s review of it, to go beside the form. */
  review?: QuoteProps['review'] | undefined;
  words: ServicePage;
  services: readonly ServiceLink[];
  restorations: readonly ServiceLink[];
}

/** The page of a service and of a restoration service. */
export function ServiceLayout(props: ServiceLayoutProps) {
  const { service, html, evidence, review, words, services, restorations } = props;
  const { site, interfaceWords } = usePageContext();
  const { sidebar, inspectionLabel } = words;
  return (
    <>
      {service.urgent && <UrgentLine words={service.urgent} />}
      <Hero size="page" heading={service.heading} text={service.summary} image={service.image}>
        <ButtonRow>
          <CallButton phone={site.phone.display} label={site.phone.callLabel} />
          <ButtonLink to={toEstimate} look="outline">
            {inspectionLabel}
          </ButtonLink>
        </ButtonRow>
      </Hero>
      <Section ground="paper">
        <div className={styles.columns}>
          <div className={styles.content}>
            <Prose html={html} questions={service.questions} />
            <ReadyPanel ready={words.ready} />
          </div>
          <aside className={styles.sidebar} aria-label={interfaceWords.layout.sidebar}>
            <SidebarLinks heading={sidebar.servicesHeading} links={services} />
            <SidebarLinks heading={sidebar.restorationHeading} links={restorations} />
            <SidebarContact words={sidebar} bookLabel={inspectionLabel} />
          </aside>
        </div>
      </Section>
      {evidence && words.evidence && (
        <Evidence words={words.evidence} subject={{ service: service.name }} {...evidence} />
      )}
      <EstimateSection
        ground={evidence && words.evidence ? 'paper' : 'stone'}
        service={service}
        review={review}
      />
    </>
  );
}

/** The panel below the text that leads to the form. */
function ReadyPanel({ ready }: { ready: ServicePage['ready'] }) {
  return (
    <section className={styles.panel} aria-labelledby="ready-heading" data-ground="ink">
      <h2 id="ready-heading">{ready.heading}</h2>
      <p className={styles.text}>{ready.text}</p>
      <ButtonLink to={toEstimate}>{ready.buttonLabel}</ButtonLink>
    </section>
  );
}
