import type { Blog } from '#content/blog';
import { draftKeys } from '../delivery/draftStore.ts';
import { Island } from '../Island/Island.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './Newsletter.module.scss';
import { NewsletterForm } from './NewsletterForm.island.tsx';

/** The band that offers the newsletter, if there is one. */
export function Newsletter({ newsletter }: { newsletter: Blog['newsletter'] }) {
  const { site, interfaceWords, origin } = usePageContext();
  const { newsletterDelivery } = site;
  const { heading, intro, ...words } = newsletter;
  if (newsletterDelivery === 'off') return null;
  return (
    <Section ground="stone" labelledBy="newsletter-heading">
      <div className={styles.columns}>
        <div>
          <h2 id="newsletter-heading">{heading}</h2>
          <p className={styles.intro}>{intro}</p>
        </div>
        <Island
          component={NewsletterForm}
          trigger="interaction"
          resume={draftKeys.newsletter}
          props={{
            words,
            delivery: newsletterDelivery,
            origin,
            closeLabel: interfaceWords.form.closeMessage,
          }}
        />
      </div>
    </Section>
  );
}
