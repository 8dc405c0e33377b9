import type { Blog } from '#content/blog';
import { DeliveryNotice } from '../delivery/DeliveryNotice.tsx';
import type { LeadOrigin } from '../delivery/leadOrigin.ts';
import type { Delivery } from '../delivery/leadRequest.ts';
import { PlainPost } from '../delivery/PlainPost.tsx';
import { SubmitButton } from '../delivery/SubmitButton.tsx';
import { WithoutScript } from '../delivery/WithoutScript.tsx';
import { island } from '../Island/island.ts';
import styles from './Newsletter.module.scss';
import { useNewsletterForm } from './useNewsletterForm.ts';

export interface NewsletterFormProps {
  words: Omit<Blog['newsletter'], 'heading' | 'intro'>;
  delivery: Delivery;
  origin: LeadOrigin;
  /** Of the button that closes a message. */
  closeLabel: string;
}

/**
 * The newsletter’s form. The browser alone checks the address, in its own words.
 *
 * Why an island: it sends the address without leaving the page. Without script it does as the
 * estimate form: the browser posts it where there is an endpoint, and `method="dialog"` sends
 * nothing where there is none.
 */
export const NewsletterForm = island('NewsletterForm', (props: NewsletterFormProps) => {
  const { words, delivery, origin, closeLabel } = props;
  const { element, email, phase, submit } = useNewsletterForm(delivery);
  const endpoint = delivery === 'simulated' ? undefined : delivery;
  return (
    <form
      ref={element}
      className={styles.form}
      method={endpoint ? 'post' : 'dialog'}
      action={endpoint?.endpoint}
      onSubmit={submit}
    >
      {endpoint ? (
        <PlainPost endpoint={endpoint} origin={origin} />
      ) : (
        <WithoutScript className={styles.withoutScript}>{words.withoutScript}</WithoutScript>
      )}
      <DeliveryNotice words={words} phase={phase} closeLabel={closeLabel} />
      <div className={styles.fields}>
        <label htmlFor={emailId} className={styles.label}>
          {words.emailLabel}
        </label>
        <div className={styles.row}>
          <input
            ref={email}
            id={emailId}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            aria-describedby={`${consentId} ${privacyId}`}
            className={styles.email}
            required
          />
          <SubmitButton phase={phase} words={words} />
        </div>
        <p id={consentId} className={styles.note}>
          {words.consent}
        </p>
        <p id={privacyId} className={styles.note}>
          {words.privacy}
        </p>
      </div>
    </form>
  );
});

const emailId = 'newsletter-email';
const consentId = 'newsletter-consent';
const privacyId = 'newsletter-privacy';
