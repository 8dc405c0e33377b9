import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { optionalLink, picture, wholeLink } from './fieldGroups.ts';
import { day, group, httpsUrl, pattern, reference, text } from './fields.ts';
import type { FactName, FactValues } from './placeholders.ts';
import { chat } from './siteChat.ts';
import { addressLine, companyFields, emergencyLine } from './siteCompany.ts';
import { editing, estimateDelivery, links, newsletterDelivery } from './siteServices.ts';
import { hoursInWords } from './weeklyHours.ts';

const language = z
  .string()
  .refine(isLanguage, {
    error: 'This is not a language. Write a short name such as en-US for American English.',
  })
  .meta({
    title: 'Language',
    description:
      'The site’s language as browsers name it, for example en-US; dates and numbers follow it',
  });

/** @see https://www.rfc-editor.org/rfc/rfc5646 */
function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

const httpHosts = z
  .array(
    pattern(
      'Site',
      'The part between http:// and the next slash, for example www.rockriver.org',
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    ).max(120),
  )
  .max(50)
  .optional()
  .meta({
    title: 'Sites without https',
    description: 'Other sites that text may link to with http:// because they have no https://',
  });

const notice = group('Notice', 'A bar above the header of every page; leave it out to show none', {
  kind: z.enum(['storm', 'information']).meta({
    title: 'Kind',
    description: 'storm is red, for what can’t wait; information is quiet',
  }),
  text: text('Text', 'One or two short sentences', { min: 10, max: 160 }),
  ...optionalLink(
    'Says where the link leads, for example What to do first',
    'The page’s path, for example /services/storm-damage',
  ),
  firstDay: day('First day', 'The first day it appears'),
  lastDay: day('Last day', 'The last day it appears'),
})
  .refine(({ firstDay, lastDay }) => !areDays(firstDay, lastDay) || firstDay <= lastDay, {
    error: 'The notice ends before it begins. Write a last day that comes after the first.',
    path: ['lastDay'],
  })
  .superRefine(wholeLink);

/** Whether days are written as they must be: others can’t be compared, and are reported anyway. */
function areDays(...written: string[]): boolean {
  return written.every((one) => z.iso.date().safeParse(one).success);
}

/** Every page’s address starts with the site’s, so it has nothing that can only be at the end. */
function isBareAddress(url: string, context: z.RefinementCtx): void {
  const [bare] = /^https:\/\/[^/?#@]+(?:\/[\w.~-]+)*\/?(?=$|[?#])/.exec(url) ?? [];
  if (bare === url || !url.startsWith('https://')) return;
  const message =
    'The site address has only the domain and, if the site is in one, its folder, in letters, digits and hyphens: no “?” or “#”, and no name to sign in.';
  context.addIssue({ code: 'custom', message, params: { meant: bare?.replace(/\/$/, '') } });
}

const siteSchema = group(
  'Site',
  'Company, phone, offices, licenses and settings for the whole site',
  {
    url: httpsUrl('Site address', 'Where the site is published, without a slash at the end')
      .refine((url) => !url.endsWith('/'), { error: 'The site address must not end with a slash.' })
      .superRefine(isBareAddress)
      .meta({ sample: 'address' }),
    language,
    titleTemplate: z
      .string()
      .max(60)
      .refine((template) => template.includes('%s'), {
        error: 'The title template needs %s where the page’s own title goes.',
      })
      .optional()
      .meta({ title: 'Title template', description: 'Wraps each page’s title; %s stands for it' }),
    ...companyFields,
    links,
    httpHosts,
    notice: notice.optional(),
    chat: chat.optional(),
    estimateDelivery,
    newsletterDelivery,
    editing: editing.optional(),
    icon: reference(
      'picture',
      'Icon',
      'The mark in browser tabs, on home screens and in search results; an SVG drawing',
    ).regex(/\.svg$/),
    sharingImage: picture.meta({
      minWidth: 1200,
      title: 'Sharing picture',
      description:
        'Shown when someone shares a page that has no picture of its own; 1200 by 630 pixels',
    }),
  },
).meta({
  retired: {
    address: {
      advice:
        'The site can have several offices. Replace this line with “offices:”, start the first line below it with a hyphen, “  - street: …”, and put two more spaces in front of each of the others.',
      now: 'offices',
    },
  },
});

export type Site = z.infer<typeof siteSchema>;

export const siteType = {
  file: 'site.yaml',
  type: 'Site',
  schema: siteSchema,
} as const satisfies SingleType;

/** Where the site is published. */
interface SiteAddress {
  /** Scheme and host, for example `https://example.com`. */
  origin: string;
  /** The path below it, starting and ending in a slash. */
  base: string;
}

/** @param site the site’s settings, whose address has no slash at the end */
export function siteAddress({ url }: Pick<Site, 'url'>): SiteAddress {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}

type Notice = z.infer<typeof notice>;

/** @param today such as 2026-04-01 */
export const isNoticeOn = ({ firstDay, lastDay }: Notice, today: string): boolean =>
  firstDay <= today && today <= lastDay;

/** The facts that the company gives, as texts have them; `inWords` writes a number as a word. */
export function siteFacts(site: Site, inWords: (amount: number) => string): FactValues {
  const { language, phone, textMessages, email, warranty } = site;
  const [office] = site.offices;
  const emergency = emergencyLine(site);
  const { workmanship, product, wind } = warranty ?? {};
  const facts: Record<FactName, string | undefined> = {
    phone: phone.display,
    'phone.hours': hoursInWords(phone.hours, language),
    'emergency.phone': emergency.display,
    'emergency.hours': hoursInWords(emergency.hours, language),
    messages: textMessages,
    email,
    office: office && addressLine(office),
    'office.street': office?.street,
    'office.city': office?.city,
    hours: office?.hours && hoursInWords(office.hours, language),
    'warranty.workmanship': workmanship?.toString(),
    'warranty.workmanship.words': workmanship ? inWords(workmanship) : undefined,
    'warranty.product': product?.toString(),
    'warranty.wind': wind?.toString(),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
