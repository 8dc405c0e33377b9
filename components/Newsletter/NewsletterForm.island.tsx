import { type FormEvent, useEffect, useRef } from 'react';
import type { Blog } from '#content/blog';
import { DeliveryNotice } from '../delivery/DeliveryNotice.tsx';
import { draftKeys } from '../delivery/draftStore.ts';
import { LeadForm } from '../delivery/LeadForm.tsx';
import type { Delivery, LeadOrigin } from '../delivery/leadRequest.ts';
import { formOutbox } from '../delivery/outbox.ts';
import { SubmitButton } from '../delivery/SubmitButton.tsx';
import { useDelivery } from '../delivery/useDelivery.ts';
import { island } from '../Island/island.ts';
import styles from './Newsletter.module.scss';

export interface NewsletterFormProps {
  words: Omit<Blog['newsletter'], 'heading' | 'intro'>;
  delivery: Delivery;
  origin: LeadOrigin;
  /** The label of the button that closes a message. */
  closeLabel: string;
}

/**
 * The newsletter’s form. The browser alone checks the address, in its own words.
 *
 * Why an island: it sends the address without leaving the page.
 */
export const NewsletterForm = island('NewsletterForm', (props: NewsletterFormProps) => {
  const { words, delivery, origin, closeLabel } = props;
  const { element, email, phase, wasAsked, submit } = useNewsletterForm(delivery);
  return (
    <LeadForm
      ref={element}
      delivery={delivery}
      origin={origin}
      withoutScript={words.withoutScript}
      noteClassName={styles.withoutScript}
      className={styles.form}
      onSubmit={submit}
    >
      <DeliveryNotice words={words} closeLabel={closeLabel} {...{ phase, wasAsked }} />
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
    </LeadForm>
  );
});

const emailId = 'newsletter-email';
const consentId = 'newsletter-consent';
const privacyId = 'newsletter-privacy';

/** The form’s state: the address in its field, and how far sending it has come. */
function useNewsletterForm(delivery: Delivery) {
  const email = useRef<HTMLInputElement>(null);
  const { element, phase, wasAsked, outbox, send } = useDelivery(() =>
    formOutbox<{ email: string }>(draftKeys.newsletter, delivery, (request) => request),
  );

  useEffect(() => {
    const kept = outbox.left()?.values.email;
    // The field itself knows best what was typed last.
    if (email.current && !email.current.value && kept) email.current.value = String(kept);
  }, [outbox]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const request = { email: email.current?.value ?? '' };
    outbox.keep(request);
    if ((await send(request)) === 'delivered') element.current?.reset();
  }

  return { element, email, phase, wasAsked, submit };
}
