import { titleOfFile } from '../../content/check/pageTitles.ts';
import type { Diagnostic } from '../../content/model/diagnostic.ts';
import type { RuleId } from '../../content/model/rules/catalogue.ts';
import { collectionLabel } from '../collections.ts';

/** What to do in a form, where it is something else than in a file. All names are those of fields and forms. */
export const formAdvice: Partial<Record<RuleId, string>> = {
  'missing-field': 'Fill it in.',
  'wrong-type': 'Fill it in.',
  'not-allowed': 'Choose one of those that the form offers.',
  'duplicate-id': 'Write another one here: no two entries of this list can have the same.',
  'sample-left': 'Write the real value, or tick “Placeholder” until there is one.',
  'future-date':
    'To have it appear on that day, choose the same day as “Publish on”. Otherwise choose today’s date.',
  'early-publishing':
    'Choose as “Publish on” the day on which it shall come. If it is on the site already, clear that field.',
  'publish-order':
    'If the two days were mixed up, swap them. A page cannot leave and come back by dates: for a pause fill in “Remove on” alone, and clear it when the page shall come back.',
  'notice-over': 'Choose a later “Last day”, or remove the notice.',
  'unpublished-reference':
    'Nothing more to do if the words make sense without the link. Otherwise link to another page, or change “Draft”, “Publish on” or “Remove on” in the form of that page.',
  'unshown-evidence':
    'Fill in “Our work”: for cities in “Company → Service areas”, below “City page”; for services in “Company → Service page”.',
  'missing-picture': 'Choose a picture that is there, or upload it.',
  'insecure-link':
    'Write https:// in place of http:// and try whether the page opens. Only if it does not, keep http:// and add what stands between http:// and the next slash to “Sites without https” in “Company → Site”.',
  'old-address-taken': 'Take it out of the list here, or at the other page.',
  'unlisted-move':
    'Add the old address to “Old addresses”; whoever asks for it is then sent on to the new one.',
  'unlisted-city':
    'Once this page is on the site, open “Company → Service areas”. Find or add its place in the list of its state, and choose the page there as “City page”.',
  'unlinked-page':
    'Once this page is on the site, add it to a menu in “Company → Navigation”, or link to it in a text. If only an advertisement or a letter shall lead to it, leave it so.',
  'other-state':
    'Change “State”, or move the place to the other list in “Company → Service areas”.',
  'other-reply': 'Say the same here and as “Reply within” in “Company → Estimate form”.',
  'unset-fact': 'Fill it in in “Company → Site”, or write the sentence without it.',
  'photos-unreachable':
    'Fill in “E-mail” or “Text messages” in “Company → Site”, or ask people to have their photographs at hand when you come.',
  'taken-name':
    'A new entry is named after its heading, title or name: save it with another one first. These words can be changed later, and the address stays. To change the page that has this address, open its own form.',
  'empty-text': 'Write it as “Text”.',
  'misplaced-field': 'Cut this line out, and fill in the field of that name above the text.',
  'copied-text': 'Write this page’s own words as “Text”, or delete the entry.',
  'repeated-text':
    'Write as “Text” what is true of this page’s matter alone, or delete the entry if it is a mere copy.',
  'copied-picture':
    'Choose a picture of this page’s matter, and say as “Description” what it shows.',
};

/**
 * A finding in words for somebody who sees forms and no files.
 * @param texts all of the content, by their paths
 */
export function formWords(
  { rule, message, help }: Pick<Diagnostic, 'rule' | 'message' | 'help'>,
  texts: ReadonlyMap<string, string>,
): { message: string; help: string } {
  const named = (words: string) =>
    [...texts].reduce((said, [path, text]) => {
      const file = `content/${path}`;
      return said.includes(file) ? said.replaceAll(file, `“${formName(path, text)}”`) : said;
    }, words);
  return { message: named(message), help: named(formAdvice[rule] ?? help) };
}

/** How one finds the form of a file, such as “Articles → Hail in Byron”. */
export const formName = (path: string, text: string) =>
  [collectionLabel(path), titleOfFile(path, text) ?? path].join(' → ');
