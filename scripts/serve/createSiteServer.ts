import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves the built site as static hosts do: `/contact` is `contact.html`, and an unknown path gets
 * the nearest `404.html` above it with status 404.
 * @param root the absolute path of `dist/client`
 * @returns a server that does not listen yet
 */
export function createSiteServer(root: string): Server {
  const serveFile = sirv(root, { extensions: ['html'], etag: true });
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (isNotFoundPage(request.url ?? '/')) {
      sendNotFound(root, request, response);
      return;
    }
    serveFile(request, response, () => sendNotFound(root, request, response));
  });
}

/** The pages for what does not exist are no pages of their own. */
const isNotFoundPage = (url: string) => /\/404(\.html)?\/?([?#].*)?$/.test(url);

async function sendNotFound(
  root: string,
  { url = '/', method }: IncomingMessage,
  response: ServerResponse,
) {
  const html = await readFile(nearestNotFound(root, url));
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    'content-length': html.length,
  });
  response.end(method === 'HEAD' ? undefined : html);
}

/** The deepest `404.html` at or above the path; the site’s own at last. */
function nearestNotFound(root: string, url: string): string {
  const { pathname } = new URL(url, 'http://localhost');
  // URL has resolved `..` already; a backslash or an encoded slash stays a name that does not exist.
  const folders = pathname.split('/').slice(1, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const candidate = path.join(root, ...folders.slice(0, depth), '404.html');
    if (candidate.startsWith(root + path.sep) && existsSync(candidate)) return candidate;
  }
  return path.join(root, '404.html');
}
