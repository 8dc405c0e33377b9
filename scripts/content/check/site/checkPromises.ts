import { type ContentModel, validFiles } from '../../model/contentModel.ts';
import { collectionTypes } from '../../model/contentTypes.ts';
import { type Diagnostic, finding, locate, withoutSuggestion } from '../../model/diagnostic.ts';
import { numberWords } from '../../model/words.ts';
import { isCustomers } from './checkContacts.ts';

/** Checks that texts ask for photographs only if the site says how to send them. */
export function checkPhotoRequests(model: ContentModel): Diagnostic[] {
  const site = model.singles.site?.value;
  if (!site || site.email || site.textMessages) return [];
  return validFiles(model).flatMap(({ file, photoRequests }) =>
    photoRequests.map(({ words, range }) =>
      locate(finding('photos-unreachable', { words }), file, range),
    ),
  );
}

/** Checks that texts promise a reply within the time that the form promises. */
export function checkReplies(model: ContentModel): Diagnostic[] {
  const { sent, emergency } = model.singles.estimateForm?.value ?? {};
  if (!sent) return [];
  const reply = sent.replyWithin;
  const isKept = (words: string, isEmergency: boolean) => {
    const promised = [sent, isEmergency ? emergency : undefined];
    const time = lengthOf(words.split(/ within /i).at(-1));
    return promised.some((form) => form && lengthOf(form.replyWithin) === time);
  };
  return validFiles(model)
    .filter(({ file }) => !isCustomers(file) && !isOfOtherMatters(file))
    .flatMap(({ file, contacts }) =>
      contacts.flatMap(({ kind, text, isEmergency, range, isExact }) => {
        if (kind !== 'reply' || isKept(text, isEmergency)) return [];
        const suggestion = text.replace(/(?<= within ).*$/i, reply);
        const found = finding('other-reply', { words: text, reply }, { suggestion });
        return [locate(isExact ? found : withoutSuggestion(found), file, range)];
      }),
    );
}

const timeForm = /^(half )?(\w+) (?:full )?(business |working )?(minute|hour|day)s?$/;
const inMinutes: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 24 * 60 };

/** A time in minutes, so that “one day” is “24 hours”; business days equal only business days. */
function lengthOf(time = ''): string {
  const words = time.toLowerCase();
  const [, half, amount = '', business, unit = ''] = timeForm.exec(words) ?? [];
  const written = amount.replace(/^an?$/, 'one');
  const number = numberWords.includes(written) ? numberWords.indexOf(written) : Number(written);
  const minutes = (number * (inMinutes[unit] ?? Number.NaN)) / (half ? 2 : 1);
  return minutes ? `${minutes}${business ? ' at work' : ''}` : words;
}

/** Whether a file is a page about something other than the work, such as privacy. */
const isOfOtherMatters = (file: string) =>
  file.startsWith(`content/${collectionTypes.pages.folder}/`);
