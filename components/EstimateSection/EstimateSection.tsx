import type { ReactNode } from 'react';
import type { EstimateFormWords } from '#content/estimateForm';
import type { ServiceEntry } from '#content/services';
import type { Site } from '#content/site';
import { completed, estimateAnchor } from '../../scripts/content/model/published.ts';
import { draftKeys } from '../delivery/draftStore.ts';
import { EstimateForm } from '../EstimateForm/EstimateForm.island.tsx';
import type { EmergencyWords } from '../EstimateForm/useEstimateForm.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Island } from '../Island/Island.tsx';
import { Licence } from '../Licence/Licence.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { EmergencyHours, PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { PostalAddress } from '../PostalAddress/PostalAddress.tsx';
import { Quote, type QuoteProps } from '../Quote/Quote.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './EstimateSection.module.scss';

interface EstimateSectionProps {
  ground?: 'paper' | 'stone';
  /** What the page is about, which decides the heading and what is preselected in the form. */
  service?: Pick<ServiceEntry, 'section' | 'serviceType'>;
  /** Comes first beside the form. */
  children?: ReactNode;
  /** A customer’s review that fits the page. */
  review?: QuoteProps['review'] | undefined;
}

/** The free-estimate section; `#contact-form` leads here on every page that has it. */
export function EstimateSection(props: EstimateSectionProps) {
  const { ground = 'paper', service, children, review } = props;
  const { site, estimateForm, interfaceWords, origin } = usePageContext();
  const { restoration, cardTitle, required, nextSteps, whyChoose, warranty, ...words } =
    estimateForm;
  const { heading, subheading, emergency, ...content } = words;
  const own = service?.section === 'restoration' ? restoration : undefined;
  return (
    <Section
      ground={ground}
      id={estimateAnchor}
      labelledBy="estimate-heading"
      intro={{ heading: own?.heading ?? heading, intro: own?.subheading ?? subheading }}
    >
      <div className={styles.columns}>
        <div className={styles.card}>
          <div className={styles.cardHead}>
            <h3 id="estimate-card-title">{cardTitle}</h3>
          </div>
          <p className={styles.required}>{required}</p>
          <Island
            component={EstimateForm}
            trigger="interaction"
            resume={draftKeys.estimate}
            props={{
              content: { ...content, emergency: emergency && emergencyWords(emergency, site) },
              delivery: site.estimateDelivery,
              phone: site.phone.display,
              origin,
              serviceType: service?.serviceType,
              closeLabel: interfaceWords.form.closeMessage,
            }}
          />
        </div>
        {nextSteps && (
          <div>
            <h3>{nextSteps.heading}</h3>
            <ol className={styles.steps}>
              {nextSteps.steps.map((step, index) => (
                <li key={step}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </div>
        )}
        <div className={styles.aside}>
          {children}
          <EstimateAside>{review && <Quote review={review} />}</EstimateAside>
        </div>
      </div>
    </Section>
  );
}

/**
 * Beside the form: reasons to choose us, licenses that anyone can look up, and how to call instead.
 * @param props.children a customer’s review, below the reasons
 */
function EstimateAside({ children }: { children: ReactNode }) {
  const { site, estimateForm, interfaceWords } = usePageContext();
  const { whyChoose, warranty } = estimateForm;
  const { offices, phone } = site;
  const [office] = offices;
  return (
    <>
      <div className={styles.why}>
        <h3>{whyChoose.heading}</h3>
        <ul className={styles.lines}>
          {whyChoose.bullets.map((bullet) => (
            <li key={bullet}>
              <Icon name="check" />
              {bullet}
            </li>
          ))}
        </ul>
      </div>
      {children}
      <div>
        <h3 className={styles.licences}>{interfaceWords.layout.licences}</h3>
        <ul className={`${styles.lines} ${styles.licences}`}>
          {site.licences.map((licence) => (
            <li key={licence.number}>
              <p>
                <Licence licence={licence} lookUp={site.licenceLookUp} />
              </p>
            </li>
          ))}
        </ul>
        {warranty && <p className={styles.warranty}>{warranty}</p>}
      </div>
      <div className={styles.call} data-ground="ink">
        <PhoneLink phone={phone.display} className={styles.phone} />
        <p className={styles.hours}>
          <EmergencyHours site={site} />
        </p>
        {office && <PostalAddress address={office} className={styles.address} />}
      </div>
    </>
  );
}

/** The form’s words for an emergency, with the time filled in. */
function emergencyWords(
  { callText, replyWithin, success }: NonNullable<EstimateFormWords['emergency']>,
  { phone, emergencyPhone = phone }: Site,
): EmergencyWords {
  const text = completed(success.text, { replyWithin });
  return {
    callText,
    phone: emergencyPhone.display,
    replyWithin,
    success: { title: success.title, text },
  };
}
