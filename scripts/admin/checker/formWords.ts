import { titleOfFile } from '../../content/check/pageTitles.ts';
import type { Diagnostic } from '../../content/model/diagnostic.ts';
import type { ReferenceTarget } from '../../content/model/fields.ts';
import type { RuleId } from '../../content/model/rules/catalogue.ts';
import { collectionLabel } from '../collections.ts';
import { referenceField } from '../referenceFields.ts';

/** What to do in a form, if not the same as in a file. All names are those of fields and forms. */
export const formAdvice: Partial<Record<RuleId, string>> = {
  'missing-field': 'Fill it in.',
  'wrong-type': 'Fill it in.',
  'not-allowed': 'Choose one of the options in the form.',
  'duplicate-id': 'Write a different one here: no two entries in this list can have the same one.',
  'sample-left': 'Write the real value, or tick “Placeholder” until there is one.',
  'future-date':
    'To have it appear on that day, choose the same day for “Publish on”. Otherwise, choose today’s date.',
  'early-publishing':
    'For “Publish on”, choose the day it should appear. If it is already on the site, clear that field.',
  'publish-order':
    'If the two days were mixed up, swap them. Dates can’t take a page down and bring it back: for a pause, fill in only “Remove on”, and clear it when the page should come back.',
  'never-shown':
    'For “Remove on”, choose the day on which it should leave, or clear that field. The year may be mistyped.',
  'notice-over': 'Choose a later “Last day”, or remove the notice.',
  'unpublished-reference':
    'If the words make sense without the link, there is nothing to do. Otherwise, link to another page, or change “Draft”, “Publish on” or “Remove on” in the form of that page.',
  'unshown-evidence':
    'Fill in “Our work”: for cities in “Company → Service areas”, below “City page”; for services in “Company → Service page”.',
  'mixed-pair':
    'Choose the picture from before the work as “Before” and the other one as “After”, each with its own description.',
  'missing-picture': 'Choose an existing picture, or upload it.',
  'insecure-link':
    'Write https:// in place of http:// and check that the page opens. Only if it does not, keep http:// and add the part between http:// and the next slash to “Sites without https” in “Company → Site”.',
  'old-address': 'Correct it, or remove it from the list.',
  'old-address-taken': 'Remove it from the list here or on the other page.',
  'unlisted-move':
    'Add the old address to “Old addresses”. Anyone who goes there is then sent to the new one.',
  'unlisted-city':
    'Once this page is on the site, open “Company → Service areas”. Find or add its place in its state’s list, and choose the page there as “City page”.',
  'unlinked-page':
    'Once this page is on the site, add it to a menu in “Company → Navigation”, or link to it in a text. If only an ad or a letter is meant to lead to it, leave it as it is.',
  'other-state':
    'Change “State”, or move the place to the other list in “Company → Service areas”.',
  'other-place': 'Choose the page of this place as its “City page”, or clear that field.',
  'other-reply': 'Write the same time here and for “Reply within” in “Company → Estimate form”.',
  'unset-fact': 'Fill it in under “Company → Site”, or write the sentence without it.',
  'photos-unreachable':
    'Fill in “E-mail” or “Text messages” in “Company → Site”, or ask people to have their photos ready when you come.',
  'taken-name':
    'A new entry is named after its heading, title or name: save it with a different one first. You can change the wording later, and the address stays the same. To change the page that has this address, open its own form.',
  'file-name':
    'A new entry is named after its heading, title or name: save it with a short one of plain letters and digits first. You can change the wording later, and the address stays the same.',
  'empty-text': 'Write it in “Text”.',
  'file-size':
    'Shorten it. If another program left whole pictures in it, as endless lines that begin with [image1]: or the like, delete these lines, and insert each picture in “Text” where it belongs.',
  'lost-headings':
    'Find the short lines in “Text” that were headings, and make each of them a heading again. If they are sentences, end them with a period.',
  'misplaced-field': 'Cut this line out, and fill in the field of that name above the text.',
  'copied-text': 'In “Text”, write this page’s own text, or delete the entry.',
  'duplicate-review': 'Write what this customer wrote, or delete the entry.',
  'repeated-text':
    'In “Text”, write what is true only of this page’s subject, or delete the entry if it is just a copy.',
  'copied-picture':
    'Choose a picture of this page’s own subject, and say in “Description” what it shows.',
};

/** Rules that a field can break in which something is chosen. */
const choiceRules: readonly RuleId[] = [
  'missing-field',
  'wrong-type',
  'too-short',
  'unknown-reference',
];

/**
 * What to do about a field in which something is chosen, if it is empty or names what cannot be
 * chosen there: its own words say how it is written in a file.
 */
function choice(rule: RuleId, target: ReferenceTarget): string | undefined {
  if (!choiceRules.includes(rule)) return undefined;
  const { widget } = referenceField(target);
  if (widget === 'image') return formAdvice['missing-picture'];
  if (widget !== 'relation') return undefined;
  return `Choose ${rule === 'unknown-reference' ? 'another' : 'one'} from the list.`;
}

/**
 * A finding in words for editors who see forms, not files.
 * @param texts all content, by path
 * @param target what kind of thing the field names, if it does
 */
export function formWords(
  { rule, message, help }: Pick<Diagnostic, 'rule' | 'message' | 'help'>,
  texts: ReadonlyMap<string, string>,
  target?: ReferenceTarget,
): { message: string; help: string } {
  const named = (words: string) =>
    [...texts].reduce((said, [path, text]) => {
      const file = `content/${path}`;
      return said.includes(file) ? said.replaceAll(file, `“${formName(path, text)}”`) : said;
    }, words);
  const chosen = target && choice(rule, target);
  return { message: named(message), help: named(chosen ?? formAdvice[rule] ?? help) };
}

/** Where editors find the form of a file, such as “Articles → Hail in Byron”. */
export const formName = (path: string, text: string) =>
  [collectionLabel(path), titleOfFile(path, text) ?? path].join(' → ');
