import { EstimateForm } from '../EstimateForm/EstimateForm.tsx';
import { usePageContext } from '../PageContext/useData.ts';
import { type Ground, Section } from '../Section/Section.tsx';
import { SectionIntro } from '../Section/SectionIntro.tsx';
import { CallCard } from './CallCard.tsx';
import styles from './EstimateSection.module.scss';
import { WhyChoose } from './WhyChoose.tsx';

/** The free-estimate section; `#contact-form` leads here on every page that has it. */
export function EstimateSection({ ground = 'paper' }: { ground?: Ground }) {
  const { site, estimateForm } = usePageContext();
  return (
    <Section ground={ground} id="contact-form" labelledBy="estimate-heading">
      <SectionIntro
        id="estimate-heading"
        heading={estimateForm.heading}
        intro={estimateForm.subheading}
      />
      <div className={styles.columns}>
        <div className={styles.card}>
          <div className={styles.cardHead}>
            <h3 id="estimate-card-title">{estimateForm.cardTitle}</h3>
            <p>{estimateForm.required}</p>
          </div>
          <EstimateForm content={estimateForm} phone={site.phone.display} />
        </div>
        <div className={styles.aside}>
          <WhyChoose whyChoose={estimateForm.whyChoose} />
          <CallCard site={site} />
        </div>
      </div>
    </Section>
  );
}
