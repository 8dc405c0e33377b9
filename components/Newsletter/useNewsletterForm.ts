import { type FormEvent, useEffect, useRef } from 'react';
import { formOutbox } from '../delivery/formOutbox.ts';
import type { Delivery } from '../delivery/leadRequest.ts';
import { useDelivery } from '../delivery/useDelivery.ts';
import { newsletterDraftKey } from './newsletterDraftKey.ts';

/** The form’s state: the address in its field, and where it is on its way. */
export function useNewsletterForm(delivery: Delivery) {
  const email = useRef<HTMLInputElement>(null);
  const { element, phase, outbox, send } = useDelivery(() =>
    formOutbox<{ email: string }>(newsletterDraftKey, delivery, (request) => request),
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

  return { element, email, phase, submit };
}
