import type { AppEventListener } from '@sveltia/cms';
import type { AdminKnown } from '../../content/model/adminPage.ts';
import { contentSchema } from '../../content/model/contentTypes.ts';
import { bodyField, contentFormat, fileTextKey, sourceKey } from '../contentFormat.ts';
import { examineEdit } from './examineEdit.ts';
import { withPictures } from './knownPictures.ts';
import type { OpenRepository } from './openRepository.ts';
import { settleFindings } from './settleFindings.ts';

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
    // A copy of an entry keeps what that was made from.
    const isKnown = typeof read === 'string' && !entry.get('newRecord');
    const before = isKnown ? await fileBefore(path, read, repository) : undefined;
    const texts = await repository.texts();
    const written = format.toFile(values);
    const saving = { path, text: written, before, body: values[bodyField] };
    const files = await withPictures(await known(), saving, repository);
    const examine = await examineEdit({ path, before, texts, known: files });
    const text = await settleFindings(saving, texts, examine);
    if (text === undefined) return stopSaving();
    repository.saved({ path, text }, before?.path);
    const whole = values[fileTextKey] ? { [fileTextKey]: text } : undefined;
    if (text === written && !whole) return undefined;
    return entry.set('data', { ...format.fromFile(text.trim()), ...whole, [sourceKey]: read });
  };
  return { name: 'preSave', handler: handler as Handler };
}

/**
 * The file that a form was made of, which lay elsewhere where the entry gets another name.
 * @param read its text without the line’s end that each file has last, as the CMS reads it
 */
async function fileBefore(path: string, read: string, repository: OpenRepository) {
  const before = (await repository.builtAs(read)) ?? path;
  repository.lies(before, read);
  return { path: before, text: `${read}\n` };
}

/**
 * The CMS has no documented way to say that a save is not wanted. It leaves the form open, with all
 * that was typed, where a listener fails; but it shows the reason as a failure of its own over what
 * was said already, so it is given none.
 */
const stopSaving = (): Promise<never> => Promise.reject();

/** The CMS hands over what the Immutable library holds. */
const plain = <Value>(held: unknown) => (held as { toJS: () => Value }).toJS();
