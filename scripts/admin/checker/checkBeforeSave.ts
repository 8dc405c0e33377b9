import type { AppEventListener } from '@sveltia/cms';
import type { AdminKnown } from '../../content/model/adminPage.ts';
import { contentSchema } from '../../content/model/contentTypes.ts';
import { bodyField, contentFormat, fileTextKey, sourceKey } from '../contentFormat.ts';
import { noteNew } from '../github/openedTexts.ts';
import { chosenCures } from './chosenCures.ts';
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
 * Checks an entry before it is saved, and asks the editor what to do if something is wrong. It says
 * right away what the check of the pull request would say later, in the same words.
 * @returns the listeners for what happens before a save, and once it has succeeded
 */
export function checkBeforeSave({
  folder,
  repository,
  known,
}: Surroundings): readonly AppEventListener[] {
  const pathOf = (entry: Saving) => String(entry.get('path')).slice(folder.length + 1);
  // GitHub may refuse what is about to be saved.
  const checked = new Map<string, Parameters<OpenRepository['saved']>>();
  const check = async ({ entry }: { entry: Saving }) => {
    const path = pathOf(entry);
    const schema = contentSchema(path);
    if (!schema) return undefined;
    const format = contentFormat(path, schema);
    const values = plain<Record<string, unknown>>(entry.get('data'));
    const { [sourceKey]: read } = values;
    const isNew = Boolean(entry.get('newRecord'));
    noteNew(path, isNew);
    // A copy of an entry still has the original’s source.
    const before =
      typeof read === 'string' && !isNew ? await fileBefore(path, read, repository) : undefined;
    const texts = await repository.texts();
    const written = format.toFile(values);
    const saving = { path, text: written, before, body: values[bodyField] };
    const files = await withPictures(await known(), saving, repository);
    const { leaving } = repository;
    const examine = await examineEdit({ path, before, texts, known: files, leaving });
    const text = await settleFindings(saving, texts, examine);
    if (text === undefined) return stopSaving();
    checked.set(path, [{ path, text }, before?.path]);
    const whole = values[fileTextKey] ? { [fileTextKey]: text } : undefined;
    if (text === written && !whole) return undefined;
    return entry.set('data', { ...format.fromFile(text.trim()), ...whole, [sourceKey]: read });
  };
  const noteSaved = ({ entry }: { entry: Saving }) => {
    const path = pathOf(entry);
    const file = checked.get(path);
    if (file) repository.saved(...file);
    chosenCures(path).clear();
  };
  return [
    { name: 'preSave', handler: check as Handler },
    { name: 'postSave', handler: noteSaved },
  ];
}

/**
 * The file that a form was made from; if the entry gets a new name, it had another path.
 * @param read its text as the CMS reads it, without the newline at its end
 */
async function fileBefore(path: string, read: string, repository: OpenRepository) {
  const before = (await repository.builtAs(read)) ?? path;
  repository.lies(before, read);
  return { path: before, text: `${read}\n` };
}

/**
 * Cancels saving, for which the CMS has no documented way. If a listener fails, it leaves the form
 * open, with everything that was typed; but it would also show the reason as its own failure, so
 * none is given.
 */
const stopSaving = (): Promise<never> => Promise.reject();

/** The CMS passes values of the Immutable library. */
const plain = <Value>(held: unknown) => (held as { toJS: () => Value }).toJS();
