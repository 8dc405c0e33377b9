import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { lookup, mimes } from 'mrmime';

// The one type of ours that the list lacks.
mimes.ico = 'image/x-icon';

/** A file of the site as it is now. */
interface SiteFile {
  name: string;
  bytes: Buffer;
}

/**
 * Reads what stands at an address: the file of that name, or the page whose file it is. A build may
 * replace or delete it at any moment, so nothing of it is remembered, and it is read in one go: the
 * length told is that of the bytes sent.
 * @param root the absolute path of `dist/client`
 * @param pathname decoded, without `..`
 */
export async function readSiteFile(root: string, pathname: string): Promise<SiteFile | undefined> {
  for (const name of [pathname, `${pathname}.html`, `${pathname}/index.html`]) {
    try {
      return { name, bytes: await readFile(path.join(root, name)) };
    } catch {
      // There is none, or it is a folder.
    }
  }
  return undefined;
}

/** Sends a file, or says that the browser has it as it is. */
export function sendFile(
  { name, bytes }: SiteFile,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const type = lookup(name) ?? 'application/octet-stream';
  response.setHeader('content-type', type === 'text/html' ? 'text/html;charset=utf-8' : type);
  if (status === 200) {
    // Weak, as it is the same whether the bytes travel compressed or not.
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
