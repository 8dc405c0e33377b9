import type { FactName } from './placeholders.ts';
import type { Site } from './site.ts';
import { emergencyLine } from './siteCompany.ts';
import { addressLine } from './siteOffice.ts';
import { hoursInWords } from './weeklyHours.ts';

/**
 * The facts as they are filled into texts.
 * @param site as `site.yaml` has it
 * @param inWords writes a number as a word
 * @returns those that the company gives
 */
export function siteFacts(
  site: Site,
  inWords: (amount: number) => string,
): Partial<Record<FactName, string>> {
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
