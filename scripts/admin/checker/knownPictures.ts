import type { AdminKnown } from '../../content/model/adminPage.ts';
import { bodyPicturePath } from '../../content/model/contentFolder.ts';
import { parsePath } from '../../content/model/fileName.ts';
import { insertedPictures } from '../contentFormat.ts';
import { factsOf } from './checkTexts.ts';
import type { NamedText, OpenRepository } from './openRepository.ts';

/** An entry that is being saved. */
interface SavedEntry extends NamedText {
  /** The file as it was; `undefined` for a new one. */
  before: NamedText | undefined;
  /** The Markdown as the form has it. */
  body: unknown;
}

/**
 * Adds the pictures that exist although the site was not built with them: picked from the
 * repository, or saved with an entry. The check of the pull request finds out how wide they are.
 * @param entry its pictures are added, but not those typed into its text instead of picked
 */
export async function withPictures(
  known: AdminKnown,
  { path, text, before, body }: SavedEntry,
  repository: OpenRepository,
): Promise<AdminKnown> {
  const isBuilt = before && (await repository.builtAs(before.text)) !== undefined;
  // An entry that waits for review may name pictures that wait with it.
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
