import type { Diagnostic } from '../diagnostic.ts';
import type { FileFacts, HalfPicture } from '../facts/fileFacts.ts';
import { parsePath } from '../filePath.ts';
import { bodyPicturePath, bodyPictureTarget } from '../markdown/bodyPicturePath.ts';
import { poorDescription } from '../words/poorDescription.ts';
import { picturesNamed } from './nearestPicture.ts';

/**
 * Says of each picture that is not written as one how it must be written.
 * @param facts of all files, broken ones among them
 * @param pictures all that there are, as paths below `content/images/`
 */
export function checkHalfPictures(
  facts: Iterable<FileFacts>,
  pictures: ReadonlySet<string>,
): Diagnostic[] {
  return [...facts].flatMap(({ file, body }) => {
    const folder = parsePath(parsePath(file).dir).base;
    return (body?.halfPictures ?? []).map((half) => withCure(half, folder, pictures));
  });
}

function withCure(
  { words, path: written, diagnostic }: HalfPicture,
  folder: string,
  pictures: ReadonlySet<string>,
): Diagnostic {
  const address = written.replace(/[<>"]/g, '').trim();
  const file = meantPicture(address, folder, pictures);
  const name = file ? bodyPictureTarget(file) : '../images/posts/example.jpg';
  if (!words.trim() || poorDescription(words)) {
    const help = `Say between square brackets what the picture shows, and write its path directly after them: ![Hail on a ridge cap](${name}).`;
    return { ...diagnostic, help };
  }
  if (!file) {
    const help = `No picture below content/images has this name, or more than one has it. Write its path from this file, for example ![${words}](${name}).`;
    return { ...diagnostic, help };
  }
  const why = name.startsWith('<') ? ' Its name needs the signs < and > around it.' : '';
  const help = `The path of the picture stands directly after its description: (${name}).${why}`;
  return { ...diagnostic, help, suggestion: `![${words}](${name})` };
}

/** The picture at the path, else the only one of that name. */
function meantPicture(address: string, folder: string, pictures: ReadonlySet<string>) {
  const file = bodyPicturePath(folder, address);
  if (file !== undefined && pictures.has(file)) return file;
  const named = picturesNamed(parsePath(address).base, pictures);
  return named.length === 1 ? named[0] : undefined;
}
