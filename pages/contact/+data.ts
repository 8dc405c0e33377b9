import { contact } from '#content/contact';
import { contacts } from '#content/contacts';
import { areaMap } from '../areaMap.ts';
import { formReview } from '../evidence.ts';
import { pageHead } from '../pageHead.ts';

/** The offices of a state; if there are none, its customers come to the main one. */
function officesIn(state: 'IL' | 'WI') {
  const own = contacts.offices.filter(({ office }) => office.state === state);
  return own.length > 0 ? own : contacts.offices.slice(0, 1);
}

export function data() {
  return {
    head: pageHead(contact.seo, '/contact', { subject: { kind: 'contact' } }),
    contact,
    area: areaMap(),
    review: formReview(),
    offices: contacts.offices,
    illinois: officesIn('IL'),
    wisconsin: officesIn('WI'),
  };
}
