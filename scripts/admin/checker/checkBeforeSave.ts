import type { AppEventListener } from '@sveltia/cms';
import { replaced, replacementOf } from '../../content/check/cures/replacement.ts';
import type { AdminKnown } from '../../content/model/adminPage.ts';
import { belowContent } from '../../content/model/contentFolder.ts';
import { contentSchema } from '../../content/model/contentTypes.ts';
import { type Diagnostic, isError } from '../../content/model/diagnostic.ts';
import { bodyField, contentFormat, fileTextKey, sourceKey } from '../contentFormat.ts';
import { type Examine, examineEdit } from './examineEdit.ts';
import { fieldAt, labelAt } from './fieldAt.ts';
import type { ShownFinding } from './findingItem.ts';
import { askAboutFindings, type Choices } from './findingsDialog.ts';
import { goToField } from './goToField.ts';
import { withPictures } from './knownPictures.ts';
import type { NamedText, OpenRepository } from './openRepository.ts';

interface Surroundings {
  /** The content folder, from the repository’s root. */
  folder: string;
  repository: OpenRepository;
  known: () => Promise<AdminKnown>;
}

type Handler = AppEventListener['handler'];
type Saving = Parameters<Handler>[0]['entry'];

/**
 * Checks an entry before it is saved, and asks the editor where something is wrong: what the check
 * of the pull request would say later is said at once, in the same words.
 */
export function checkBeforeSave({ folder, repository, known }: Surroundings): AppEventListener {
  const handler = async ({ entry }: { entry: Saving }) => {
    const path = String(entry.get('path')).slice(folder.length + 1);
    const schema = contentSchema(path);
    if (!schema) return undefined;
    const format = contentFormat(path, schema);
    const values = plain<Record<string, unknown>>(entry.get('data'));
    const { [sourceKey]: read } = values;
    // The CMS leaves out the line’s end that each file has last.
    const source = typeof read === 'string' ? `${read}\n` : undefined;
    if (typeof read === 'string') repository.lies(path, read);
    const texts = await repository.texts();
    const written = format.toFile(values);
    const saving = { path, text: written, source, body: values[bodyField] };
    const files = await withPictures(await known(), saving, repository);
    const examine = await examineEdit({ path, source, texts, known: files });
    const text = await settle(saving, texts, examine);
    if (text === undefined) return stopSaving();
    repository.saved(path, text);
    const whole = values[fileTextKey] ? { [fileTextKey]: text } : undefined;
    if (text === written && !whole) return undefined;
    return entry.set('data', { ...format.fromFile(text.trim()), ...whole, [sourceKey]: read });
  };
  return { name: 'preSave', handler: handler as Handler };
}

/**
 * The CMS has no documented way to say that a save is not wanted. It leaves the form open, with all
 * that was typed, where a listener fails; but it shows the reason as a failure of its own over what
 * was said already, so it is given none.
 */
const stopSaving = (): Promise<never> => Promise.reject();

/** @returns the text to save, with the cures that were chosen; `undefined` to go back to the form */
async function settle(
  { path, text }: NamedText,
  texts: ReadonlyMap<string, string>,
  examine: Examine,
): Promise<string | undefined> {
  let settled = text;
  const shown = (found: Diagnostic, { leave, again }: Choices): ShownFinding => {
    const { message, help, file } = found;
    const words = { isError: isError(found), message, help };
    const other = belowContent(file);
    if (other !== path) {
      return { ...words, place: labelAt(other, texts.get(other) ?? '', ''), actions: {} };
    }
    const replacement = replacementOf(settled, found);
    const field = fieldAt(path, settled, found);
    const line = settled.split('\n')[found.line - 1]?.trim() ?? '';
    const mend = () => {
      settled = curedText(settled, found) ?? settled;
      again();
    };
    return {
      ...words,
      place: labelAt(path, settled, field),
      ...(replacement && { cure: replacement }),
      actions: {
        ...(replacement && { 'Correct it': mend }),
        ...(field && { 'Go to the field': () => leave(() => goToField(field, line)) }),
      },
    };
  };
  const findings = await examine(settled);
  if (findings.length === 0) return settled;
  const answer = await askAboutFindings(async (choices) =>
    (await examine(settled)).map((found) => shown(found, choices)),
  );
  return answer === 'save' ? settled : undefined;
}

/** @returns a text with a finding’s cure; `undefined` where it has none */
export function curedText(text: string, found: Diagnostic): string | undefined {
  const replacement = replacementOf(text, found);
  return replacement && replaced(text, [replacement]);
}

/** The CMS hands over what the Immutable library holds. */
const plain = <Value>(held: unknown) => (held as { toJS: () => Value }).toJS();
