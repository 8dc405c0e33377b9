import type { AppEventListener } from '@sveltia/cms';
import { pasteFor, replacementOf } from '../../content/check/cures/replacement.ts';
import type { AdminKnown } from '../../content/model/adminPage.ts';
import { imageFolder } from '../../content/model/contentFolder.ts';
import { contentSchema } from '../../content/model/contentTypes.ts';
import type { Diagnostic } from '../../content/model/diagnostic.ts';
import { contentFormat, sourceKey } from '../contentFormat.ts';
import { type Examine, examineEdit, isError } from './examineEdit.ts';
import { fieldAt } from './fieldAt.ts';
import { askAboutFindings, type ShownFinding } from './findingsDialog.ts';
import { goToField } from './goToField.ts';
import type { OpenRepository } from './openRepository.ts';

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
    const format = contentFormat(path.endsWith('.md') ? '.md' : '.yaml', schema);
    const values = plain<Record<string, unknown>>(entry.get('data'));
    const { [sourceKey]: read } = values;
    // The CMS leaves out the line’s end that each file has last.
    const source = typeof read === 'string' ? `${read}\n` : undefined;
    if (typeof read === 'string') repository.lies(path, read);
    const texts = await repository.texts();
    const files = withNewPictures(await known(), entry, folder);
    const examine = await examineEdit({ path, source, texts, known: files });
    const written = format.toFile(values);
    const text = await settle(path, written, examine);
    // The CMS leaves the form open, with all that was typed, where a listener fails so.
    if (text === undefined) throw new Error('validation_failed');
    repository.saved(path, text);
    return text === written
      ? undefined
      : entry.set('data', { ...format.fromFile(text.trim()), [sourceKey]: read });
  };
  return { name: 'preSave', handler: handler as Handler };
}

/** @returns the text to save, with the cures that were chosen; `undefined` to go back to the form */
async function settle(path: string, text: string, examine: Examine): Promise<string | undefined> {
  let settled = text;
  const look = async () => (await examine(settled)).map(shown);
  const shown = (found: Diagnostic): ShownFinding => {
    const { message, help, file } = found;
    const words = { isError: isError(found), message, help };
    if (file !== `content/${path}`) return { ...words, elsewhere: file };
    const replacement = replacementOf(settled, found);
    const field = fieldAt(path, settled, found);
    return {
      ...words,
      ...(field && { goTo: () => goToField(field) }),
      ...(replacement && {
        cure: pasteFor(settled, found)?.text ?? replacement.text,
        mend() {
          settled =
            settled.slice(0, replacement.start) + replacement.text + settled.slice(replacement.end);
        },
      }),
    };
  };
  if ((await look()).length === 0) return settled;
  return (await askAboutFindings(look)) === 'save' ? settled : undefined;
}

/** The CMS hands over what the Immutable library holds. */
const plain = <Value>(held: unknown) => (held as { toJS: () => Value }).toJS();

/** The pictures that are there, and those that are saved with the entry. */
function withNewPictures(known: AdminKnown, entry: Saving, folder: string): AdminKnown {
  const start = `${folder}/${imageFolder}`;
  const added = plain<{ path: string }[]>(entry.get('mediaFiles'))
    .filter(({ path }) => path.startsWith(start))
    .map(({ path }) => [path.slice(start.length), Number.POSITIVE_INFINITY]);
  return { ...known, pictures: { ...Object.fromEntries(added), ...known.pictures } };
}
