import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { lookup, mimes } from 'mrmime';

// The only one of our types that the list lacks.
mimes.ico = 'image/x-icon';

/** A file of the site as it is now. */
export interface SiteFile {
  name: string;
  bytes: Buffer;
}

/**
 * Reads what is at an address: the file of that name, or the page whose file it is. A build may
 * replace or delete it at any moment, so nothing is cached, and it is read in one go: the length
 * sent is that of the bytes sent.
 * @param folders the absolute paths of the folders to look in, in this order
 * @param pathname decoded, without `..`
 */
export async function readSiteFile(
  folders: readonly string[],
  pathname: string,
): Promise<SiteFile | undefined> {
  const names = [pathname, `${pathname}.html`, `${pathname}/index.html`];
  for (const folder of folders) {
    for (const name of names) {
      try {
        return { name, bytes: await readFile(path.join(folder, name)) };
      } catch {
        // There is none, or it is a folder.
      }
    }
  }
  return undefined;
}

/** Sends a file, or says that the browser’s copy is current. */
export function sendFile(
  { name, bytes }: SiteFile,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const type = lookup(name) ?? 'application/octet-stream';
  response.setHeader('content-type', type === 'text/html' ? 'text/html;charset=utf-8' : type);
  if (status === 200) {
    // Weak, as it is the same whether or not the bytes are compressed on the way.
    const etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
    response.setHeader('etag', etag);
    if (headers['if-none-match']?.split(/,\s*/).includes(etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  response.writeHead(status, { 'content-length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}

/**
 * Paths where nothing is found, whatever is on the disk: the pages for unknown addresses have none
 * of their own, hosts do not publish their settings, hidden files are private except those that
 * standards name, and an encoded slash or backslash is part of a name that no file has. Two slashes
 * would be read as another host’s name wherever a browser is redirected to them.
 */
const hidden =
  /^\/(?:.*\/)?404(?:\.html)?\/?$|^\/_(?:headers|redirects)\/?$|\/\.(?!well-known\/)|\/\/|%(?:2f|5c|00)/i;

/** @param pathname as it was requested, without a query */
export const isHidden = (pathname: string) => hidden.test(pathname);

/**
 * Sends the page for unknown addresses: the deepest `404.html` at or above the path. It is not
 * cached, as a build may add what is missing at any moment.
 */
export async function sendNotFound(
  folders: readonly string[],
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-cache');
  const above = isHidden(pathname) ? [] : pathname.split('/').slice(1, -1);
  for (let depth = above.length; depth >= 0; depth -= 1) {
    const page = await readSiteFile(folders, ['', ...above.slice(0, depth), '404.html'].join('/'));
    if (page) return sendFile(page, request, response, 404);
  }
  // A build has started on an empty folder.
  response.writeHead(404).end();
}
