import type { IncomingMessage, ServerResponse } from 'node:http';
import { readSiteFile, sendFile } from './sendFile.ts';

/**
 * Paths under which nothing is found, whatever the disk holds: the pages for what does not exist
 * are no pages of their own, hosts keep their settings to themselves, hidden files are nobody’s but
 * those that standards name, and an encoded slash or backslash is part of a name that no file has.
 * Two slashes begin the name of another host wherever a browser is sent to them.
 */
const hidden =
  /^\/(?:.*\/)?404(?:\.html)?\/?$|^\/_(?:headers|redirects)\/?$|\/\.(?!well-known\/)|\/\/|%(?:2f|5c|00)/i;

/** @param pathname as it was asked for, without a query */
export const isHidden = (pathname: string) => hidden.test(pathname);

/**
 * Sends the page for what does not exist: the deepest `404.html` at or above the path. Nobody keeps
 * it: a build may bring what is missing in a moment.
 */
export async function sendNotFound(
  root: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-cache');
  const folders = isHidden(pathname) ? [] : pathname.split('/').slice(1, -1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const page = await readSiteFile(root, ['', ...folders.slice(0, depth), '404.html'].join('/'));
    if (page) return sendFile(page, request, response, 404);
  }
  // A build has begun on an empty folder.
  response.writeHead(404).end();
}
