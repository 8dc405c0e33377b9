import { z } from 'zod';
import { group, httpsUrl, label, list, pattern, placeholder, text } from './fields.ts';
import { chatSample } from './siteChat.ts';

const outsideUrl = httpsUrl('Address', 'The page it opens').meta({ sample: 'address' });

const outsideLink = (title: string, description: string) =>
  group(title, description, {
    label: label('Link text', 'What the link says'),
    url: outsideUrl,
    placeholder,
  });

export const links = group('Links', 'Our pages on other sites', {
  searchReviews: outsideLink('Search engine reviews', 'Our review page on a search engine'),
  socialReviews: outsideLink('Social network reviews', 'Our review page on a social network'),
  profiles: list(
    outsideLink('Profile', 'A page of ours on a network or in a directory'),
    'Profiles',
    'Our pages on networks and in directories, shown in the footer and on the contact page',
    { max: 8 },
  ).optional(),
}).meta({
  retired: {
    directions: {
      advice:
        'The site makes the directions from the office’s address. Delete this line and the lines below it that start further right.',
    },
    map: {
      advice:
        'The site makes the map from the office’s address; its words are “openLabel:” below “map:” in content/contact.yaml. Delete this line and the lines below it that start further right.',
    },
  },
});

/** The example key in the guide. */
const keySample = 'the-key-they-gave-you';

const simulated = 'simulated';

/** Settings with which the site only pretends to use a service. */
export const standIns: readonly string[] = [simulated, chatSample];

const simulatedDelivery = z.literal(simulated).meta({
  title: 'Simulated',
  description: 'Nothing is sent: the form waits two seconds and says that it was',
});

const endpointDelivery = group('Endpoint', 'What visitors send goes to a form service', {
  endpoint: httpsUrl(
    'Endpoint',
    'The https:// address that the form service gave you for this form',
  ).refine((url) => !url.includes(keySample), {
    error: 'This is the guide’s example. Write the address that the form service gave you.',
  }),
  format: z.enum(['json', 'form']).meta({
    title: 'Format',
    description: 'How the service reads a request: as JSON or like a plain form',
  }),
  fields: list(
    group('Field', 'A fixed field that is sent with the form', {
      name: text('Name', 'The field’s name, for example access_key', { max: 60 }).meta({
        role: 'code',
      }),
      value: text('Value', 'What is sent in it; anyone can read it', { max: 300 })
        .refine((value) => value !== keySample, {
          error: 'This is the guide’s example. Write the key that the form service gave you.',
        })
        .meta({ role: 'code' }),
    }),
    'More fields',
    'Fixed fields that the service asks for, such as a public key or a subject',
    { max: 10 },
  ).optional(),
  answerPage: httpsUrl(
    'Answer page',
    'Where the service sends a browser without JavaScript, if that is another host; it may go to no other',
  ).optional(),
});

export const estimateDelivery = z.union([simulatedDelivery, endpointDelivery]).meta({
  title: 'Estimate delivery',
  description: 'Where estimate requests go: “simulated”, or the endpoint of a form service',
});

const newsletterWords = z.enum(['simulated', 'off']).meta({
  title: 'Simulated or off',
  description: 'Nothing is sent: the form only says that it was, or there is no form',
});

export const newsletterDelivery = z.union([newsletterWords, endpointDelivery]).meta({
  title: 'Newsletter delivery',
  description:
    'Where newsletter sign-ups go: “simulated”, the endpoint of a form service, or “off” for no newsletter',
});

export const editing = group(
  'Editing',
  'The repository on GitHub that the forms at /admin send changes to; leave it out to edit only on your own computer',
  {
    repository: pattern(
      'Repository',
      'Owner and name on GitHub, for example harlow-ridge/website',
      /^[a-z\d](?:-?[a-z\d])*\/[\w.-]+$/i,
    ).max(140),
    branch: pattern(
      'Branch',
      'The branch that changes go to and the site is built from; without it, GitHub’s default branch',
      /^[\w-][\w./-]*$/,
    )
      .max(200)
      .optional(),
    signIn: httpsUrl(
      'Sign-in address',
      'The address of your own sign-in helper, so editors need no token',
    ).optional(),
  },
);
