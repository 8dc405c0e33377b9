import { nearest } from '../explain/nearest.ts';

/**
 * The picture that was meant: one of the same name in another folder, with another ending or in
 * other letters, else the one whose path is most alike.
 */
export function nearestPicture(written: string, pictures: ReadonlySet<string>): string | undefined {
  const wanted = nameOf(written);
  const named = [...pictures].filter((file) => nameOf(file) === wanted);
  return named.length === 1 ? named[0] : nearest(written, pictures);
}

/** A file’s name alone. */
const nameOf = (file: string) =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.[a-z]{3,4}$/i, '')
    .normalize('NFC')
    .toLowerCase();

/** The pictures that have a file’s name, in whatever folder and letters. */
export function picturesNamed(name: string, pictures: ReadonlySet<string>): string[] {
  const form = (text: string) => text.normalize('NFC').toLowerCase();
  return [...pictures].filter((file) => form(file.slice(file.lastIndexOf('/') + 1)) === form(name));
}
