import type { Diagnostic } from '../diagnostic.ts';
import type { ContentModel } from '../model.ts';
import { finding } from '../rules/finding.ts';
import type { Site } from '../schemas/site.ts';
import { findClaims } from '../words/claims.ts';
import { phoneDigits } from '../words/phoneDigits.ts';
import { type SiteText, siteTexts } from '../words/siteTexts.ts';

const phoneNumber = /(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g;

const streetAddress =
  /\b\d{2,5} (?:[NSEW]\.? |North |South |East |West )?(?:[A-Z][a-z]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Parkway|Pkwy)\b/g;

/** Checks every text of the site for what must not be said, or is said differently elsewhere. */
export function checkWords(model: ContentModel): Diagnostic[] {
  const site = model.singles.site?.value;
  return siteTexts(model).flatMap((text) => [
    ...claims(text),
    ...(site && !text.isExample ? [...phones(text, site), ...addresses(text, site)] : []),
  ]);
}

const claims = ({ text, report }: SiteText) =>
  findClaims(text).map(({ words, reason }) =>
    report(words, finding('forbidden-claim', { words, reason })),
  );

function phones({ text, report }: SiteText, { phone: { display } }: Site): Diagnostic[] {
  return (text.match(phoneNumber) ?? [])
    .filter((found) => phoneDigits(found) !== phoneDigits(display))
    .map((found) =>
      report(found, finding('other-phone', { found, phone: display }, { suggestion: display })),
    );
}

function addresses({ text, report }: SiteText, { address: { street } }: Site): Diagnostic[] {
  return (text.match(streetAddress) ?? [])
    .filter((found) => found !== street)
    .map((found) =>
      report(found, finding('other-address', { found, address: street }, { suggestion: street })),
    );
}
