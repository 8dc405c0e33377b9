import path from 'node:path';

/**
 * The picture that `![words](../images/x.jpg)` in a body means.
 * @param folder the body’s folder below `content/`, for example `posts`
 * @param url as written
 * @returns the path below `content/images/`, or `undefined` if it lies elsewhere
 */
export function bodyPicturePath(folder: string, url: string): string | undefined {
  const target = path.posix.normalize(path.posix.join(folder, url));
  return target.startsWith('images/') ? target.slice('images/'.length) : undefined;
}
