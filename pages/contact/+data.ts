import { contact } from '#content/contact';
import { pageHead } from '../pageHead.ts';

export function data() {
  return { head: pageHead(contact.seo, '/contact', { subject: { kind: 'contact' } }), contact };
}
