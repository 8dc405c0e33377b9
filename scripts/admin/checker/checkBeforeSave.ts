import type { AppEventListener } from '@sveltia/cms';
import type { AdminKnown } from '../../content/model/adminPage.ts';
import { contentSchema } from '../../content/model/contentTypes.ts';
import { noFacts } from '../../content/model/fileFacts.ts';
import { formOfFile } from '../collections.ts';
import {
  bodyField,
  contentFormat,
  fileTextKey,
  insertedPictures,
  namedPictures,
  picturesOf,
  sourceKey,
} from '../contentFormat.ts';
import { noteNew } from '../github/openedTexts.ts';
import { factsOf } from './checkTexts.ts';
import { examineEdit } from './examineEdit.ts';
import type { NamedText, OpenRepository } from './openRepository.ts';
import { chosenCures, settleFindings } from './settleFindings.ts';

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
    const former = formerPath({ path, isNew }, repository);
    texts.delete(former ?? '');
    const written = format.toFile(values);
    const saving = { path, text: written, before, body: values[bodyField] };
    const files = await withPictures(await known(), saving, repository);
    const { leaving } = repository;
    const examine = await examineEdit({ path, before, texts, known: files, leaving });
    const text = await settleFindings(saving, texts, examine);
    if (text === undefined) return stopSaving();
    checked.set(path, [{ path, text }, former ?? before?.path]);
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
    { name: 'preSave', handler: ((saving) => check(saving).catch(explainFailure)) as Handler },
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
 * The path under which this session has written the entry that is open and gets another name: the
 * CMS goes on without reading it, and only the form’s address still has the former name.
 */
function formerPath(
  { path, isNew }: { path: string; isNew: boolean },
  repository: OpenRepository,
): string | undefined {
  if (isNew) return undefined;
  const written = repository.written().map((file) => file.path);
  return written.find((former) => former !== path && formOfFile(former) === location.hash);
}

/**
 * Cancels saving, for which the CMS has no documented way. If a listener fails, it leaves the form
 * open, with everything that was typed; but it would also show the reason as its own failure, so
 * none is given.
 */
const stopSaving = (): Promise<never> => Promise.reject();

/**
 * Says why an entry could not be checked, and cancels saving: for an error of a listener, the CMS
 * has no more to say than that there was one.
 * @param reason `undefined` if the editor knows why nothing is saved
 */
function explainFailure(reason: Error | undefined): Promise<never> {
  if (reason) {
    window.alert(
      `Nothing was saved, because your change could not be checked.\n\n${reason.message}\n\nYour text stays in this form, and this browser keeps it. Save again in a moment. If that does not help, reload this page, open the form again and click “Restore”.`,
    );
  }
  return stopSaving();
}

/** The CMS passes values of the Immutable library. */
const plain = <Value>(held: unknown) => (held as { toJS: () => Value }).toJS();

/**
 * Adds the pictures that exist although the site was not built with them: picked from the
 * repository, or saved with an entry. The check of the pull request finds out how wide they are.
 * @param entry its pictures are added, but not those typed into its text instead of picked; its
 *   body is the Markdown as the form has it
 */
export async function withPictures(
  known: AdminKnown,
  { path, text, before, body }: NamedText & { before: NamedText | undefined; body: unknown },
  repository: OpenRepository,
): Promise<AdminKnown> {
  const isBuilt = before && (await repository.builtAs(before.text)) !== undefined;
  // An entry that waits for review may name pictures that wait with it.
  const waiting = before && !isBuilt ? [before] : [];
  const built = isBuilt ? named(before) : [];
  const added = [
    ...named({ path, text }).filter((file) => !built.includes(file)),
    ...insertedPictures(String(body ?? '')),
    ...[...repository.written(), ...waiting].flatMap((file) =>
      picturesOf(file.path, factsOf(file.path, file.text) ?? noFacts),
    ),
  ].map((file) => [file, Number.POSITIVE_INFINITY]);
  return { ...known, pictures: { ...Object.fromEntries(added), ...known.pictures } };
}

/** The pictures that the fields of a file name. */
const named = ({ path, text }: NamedText) => namedPictures(factsOf(path, text) ?? noFacts);
