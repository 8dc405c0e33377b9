import { telHref } from '../../scripts/content/model/published.ts';
import type { Contacts, LineContact } from '../../scripts/content/model/siteData.ts';
import { hoursSpecification } from './officePlace.ts';

/** A number as search engines take it. */
export const telephoneOf = (phone: string) => telHref(phone).replace('tel:', '');

/**
 * When the phone is answered. These are not the business’s opening hours, which would send people
 * to the office’s door at night.
 * @see https://schema.org/ContactPoint
 */
export function contactPoints({ phone, emergency }: Pick<Contacts, 'phone' | 'emergency'>) {
  const isSame = JSON.stringify(phone) === JSON.stringify(emergency);
  const points = [
    contactPoint('emergency', emergency),
    ...(isSame ? [] : [contactPoint('customer service', phone)]),
  ];
  return { contactPoint: one(points) };
}

const contactPoint = (contactType: string, { phone, openingHours }: LineContact) =>
  ({
    '@type': 'ContactPoint',
    contactType,
    telephone: telephoneOf(phone),
    hoursAvailable: one(openingHours.map(hoursSpecification)),
  }) as const;

/** A list of one is written as the item alone. */
function one<T>(items: readonly T[]): T | readonly T[] {
  const [only, ...others] = items;
  return only && others.length === 0 ? only : items;
}
