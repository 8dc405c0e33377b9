import { estimateAnchor } from '../../scripts/content/model/estimateAnchor.ts';
import { draftKey } from '../EstimateForm/draftKey.ts';
import { EstimateForm } from '../EstimateForm/EstimateForm.island.tsx';
import { Island } from '../Island/Island.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { type Ground, Section } from '../Section/Section.tsx';
import { SectionIntro } from '../Section/SectionIntro.tsx';
import { CallCard } from './CallCard.tsx';
import styles from './EstimateSection.module.scss';
import { WhyChoose } from './WhyChoose.tsx';

/** The free-estimate section; `#contact-form` leads here on every page that has it. */
export function EstimateSection({ ground = 'paper' }: { ground?: Ground }) {
  const { site, estimateForm, interfaceWords, urlPathname } = usePageContext();
  const { heading, subheading, cardTitle, required, whyChoose, ...content } = estimateForm;
  return (
    <Section ground={ground} id={estimateAnchor} labelledBy="estimate-heading">
      <SectionIntro id="estimate-heading" heading={heading} intro={subheading} />
      <div className={styles.columns}>
        <div className={styles.card}>
          <div className={styles.cardHead}>
            <h3 id="estimate-card-title">{cardTitle}</h3>
            <p>{required}</p>
          </div>
          <Island
            component={EstimateForm}
            trigger="interaction"
            resume={draftKey}
            props={{
              content,
              delivery: site.estimateDelivery,
              phone: site.phone.display,
              pageUrl: site.url + urlPathname,
              closeLabel: interfaceWords.form.closeMessage,
            }}
          />
        </div>
        <div className={styles.aside}>
          <WhyChoose whyChoose={whyChoose} />
          <CallCard site={site} />
        </div>
      </div>
    </Section>
  );
}
