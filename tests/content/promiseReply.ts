import type { ContentCopy } from './contentCopy.ts';

const emergency = `emergency:
  callText: Please do not wait for our reply.
  replyWithin: one hour
  success:
    title: We Have Your Emergency Request
    text: We will call you within {replyWithin}.
`;

const sent = `sent:
  heading: What you sent us
  service: Service
  name: Name
  contact: How we reach you
  address: Property
  reply: When you hear from us
  replyText: Within {replyWithin}
`;

/**
 * Makes the form say how soon requests are answered: one hour in emergencies, otherwise as given.
 */
export async function promiseReply({ edit }: ContentCopy, replyWithin: string): Promise<void> {
  await edit('estimate-form.yaml', /^withoutScript:/m, `${emergency}$&`);
  await edit('estimate-form.yaml', /^failure:/m, `${sent}  replyWithin: ${replyWithin}\n$&`);
}
