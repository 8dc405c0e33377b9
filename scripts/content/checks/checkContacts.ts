import type { Diagnostic } from '../diagnostic.ts';
import type { ContactDetail } from '../facts/fileFacts.ts';
import { type ContentModel, validFiles } from '../model.ts';
import { type Finding, finding, locate, withoutSuggestion } from '../rules/finding.ts';
import type { Site } from '../schemas/site.ts';
import { phoneDigits } from '../words/phoneDigits.ts';

/** Checks that phone numbers and addresses in copy are those of the company. */
export function checkContacts(model: ContentModel): Diagnostic[] {
  const site = model.singles.site?.value;
  if (!site) return [];
  return validFiles(model).flatMap(({ file, contacts }) =>
    contacts.flatMap((detail) => {
      const found = differences[detail.kind](detail, site);
      return found
        ? [locate(detail.isExact ? found : withoutSuggestion(found), file, detail.range)]
        : [];
    }),
  );
}

const differences: Record<
  ContactDetail['kind'],
  (detail: ContactDetail, site: Site) => Finding | undefined
> = {
  phone: ({ text }, { phone: { display } }) =>
    phoneDigits(text) === phoneDigits(display)
      ? undefined
      : finding('other-phone', { found: text, phone: display }, { suggestion: display }),
  address: ({ text }, { address: { street } }) =>
    text === street
      ? undefined
      : finding('other-address', { found: text, address: street }, { suggestion: street }),
};
