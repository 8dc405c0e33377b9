import { type ContentModel, validFiles } from '../../model/contentModel.ts';
import { collectionTypes } from '../../model/contentTypes.ts';
import { type Diagnostic, finding, locate, withoutSuggestion } from '../../model/diagnostic.ts';
import { numberWords } from '../../model/words.ts';
import { isCustomers } from './checkContacts.ts';

/** Checks that texts ask for photographs only where the site says how they can be sent. */
export function checkPhotoRequests(model: ContentModel): Diagnostic[] {
  const site = model.singles.site?.value;
  if (!site || site.email || site.textMessages) return [];
  return validFiles(model).flatMap(({ file, photoRequests }) =>
    photoRequests.map(({ words, range }) =>
      locate(finding('photos-unreachable', { words }), file, range),
    ),
  );
}

/** Checks that texts promise an answer in the time that the form itself promises. */
export function checkReplies(model: ContentModel): Diagnostic[] {
  const { sent, emergency } = model.singles.estimateForm?.value ?? {};
  if (!sent) return [];
  const reply = sent.replyWithin;
  const isKept = (words: string, isEmergency: boolean) => {
    const promised = [sent, isEmergency ? emergency : undefined];
    const time = inDigits(words.split(/ within /i).at(-1));
    return promised.some((form) => form && inDigits(form.replyWithin) === time);
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

/** “2 hours” for “two hours”, “1 hour” for “an hour”. */
const inDigits = (time = '') =>
  time.toLowerCase().replace(/^[a-z]+(?= )/, (word) => {
    const number = word === 'a' || word === 'an' ? 1 : numberWords.indexOf(word);
    return number < 0 ? word : String(number);
  });

/** Whether a file is that of a page about something else than work, such as who sees what one writes. */
const isOfOtherMatters = (file: string) =>
  file.startsWith(`content/${collectionTypes.pages.folder}/`);
