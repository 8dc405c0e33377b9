import type { AdminKnown } from '../../content/model/adminPage.ts';
import { bodyPicturePath } from '../../content/model/contentFolder.ts';
import { parsePath } from '../../content/model/fileName.ts';
import { insertedPictures } from '../contentFormat.ts';
import { factsOf } from './checkTexts.ts';
import type { NamedText, OpenRepository } from './openRepository.ts';

/** An entry that is about to be saved. */
interface SavedEntry extends NamedText {
  /** The file as it was; `undefined` for a new one. */
  before: NamedText | undefined;
  /** The Markdown as the form has it. */
  body: unknown;
}

/**
 * Adds the pictures that the site was not built with and that are there all the same: picked from
 * the repository, or saved with an entry. How wide they are, the check of the pull request finds out.
 * @param entry in whose text a picture that was typed, not picked, is none of them
 */
export async function withPictures(
  known: AdminKnown,
  { path, text, before, body }: SavedEntry,
  repository: OpenRepository,
): Promise<AdminKnown> {
  const isBuilt = before && (await repository.builtAs(before.text)) !== undefined;
  // What waits for review may name pictures that wait with it.
  const waiting = before && !isBuilt ? [before] : [];
  const built = isBuilt ? picturesOfFields(before) : [];
  const added = [
    ...picturesOfFields({ path, text }).filter((file) => !built.includes(file)),
    ...insertedPictures(String(body ?? '')),
    ...[...repository.written(), ...waiting].flatMap(allPictures),
  ].map((file) => [file, Number.POSITIVE_INFINITY]);
  return { ...known, pictures: { ...Object.fromEntries(added), ...known.pictures } };
}

/** The pictures that the fields of a file name. */
function picturesOfFields({ path, text }: NamedText): string[] {
  const references = factsOf(path, text)?.references ?? [];
  return references.flatMap(({ target, name }) => (target === 'picture' ? [name] : []));
}

function allPictures(file: NamedText): string[] {
  const { dir } = parsePath(file.path);
  const pictures = factsOf(file.path, file.text)?.body?.pictures ?? [];
  const shown = pictures.flatMap(({ url }) => bodyPicturePath(dir, url) ?? []);
  return [...picturesOfFields(file), ...shown];
}
