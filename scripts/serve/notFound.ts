import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/**
 * Paths under which nothing is found, whatever the disk holds: the pages for what does not exist
 * are no pages of their own, hosts keep their settings to themselves, and an encoded slash or
 * backslash is part of a name that no file has.
 */
const hidden = /^\/(?:.*\/)?404(?:\.html)?\/?$|^\/_(?:headers|redirects)$|%(?:2f|5c|00)/i;

/** @param pathname as it was asked for, without a query */
export const isHidden = (pathname: string) => hidden.test(pathname);

/** Sends the page for what does not exist. */
export async function sendNotFound(
  root: string,
  pathname: string,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const html = await readFile(nearestNotFound(root, pathname));
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    'content-length': html.length,
  });
  response.end(method === 'HEAD' ? undefined : html);
}

/** The deepest `404.html` at or above the path; the site’s own at last. */
function nearestNotFound(root: string, pathname: string): string {
  const folders = pathname.split('/').slice(1, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const candidate = path.join(root, ...folders.slice(0, depth), '404.html');
    if (candidate.startsWith(root + path.sep) && existsSync(candidate)) return candidate;
  }
  return path.join(root, '404.html');
}
