import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { type HeaderRule, headersFor, readHeaderRules } from './headerRules.ts';
import { isHidden, sendNotFound } from './notFound.ts';
import { readMoves } from './readMoves.ts';
import { refuseRequest } from './refuseRequest.ts';

/**
 * Serves the built site as static hosts do: `/contact` is `contact.html`, an unknown path gets the
 * nearest `404.html` above it with status 404, headers come from the site’s own `_headers`, and who asks
 * for an address that a page had before is sent on by its `_redirects`.
 * @param root the absolute path of `dist/client`
 * @param base the path that the site lives under, starting and ending in a slash
 * @returns a server that does not listen yet
 */
export function createSiteServer(root: string, base = '/'): Server {
  const serveFile = sirv(root, { extensions: ['html'], etag: true });
  const rules = readHeaderRules(readFileSync(path.join(root, '_headers'), 'utf8'));
  const moves = readMoves(root);
  const compress = compression();
  return createServer((request, response) => {
    if (refuseRequest(request, response)) return;
    const url = request.url ?? '/';
    if (!url.startsWith(base)) {
      response.writeHead(302, { location: base }).end();
      return;
    }
    request.url = url.slice(base.length - 1);
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    setHeaders(response, pathname, rules);
    const moved = moves.get(pathname);
    if (moved !== undefined) {
      response.writeHead(301, { location: base + moved.slice(1) + search }).end();
      return;
    }
    // Its types are Express’s; it asks no more of a request than Node’s own gives.
    compress(request as never, response as never, () => {
      const answerNotFound = () => sendNotFound(root, pathname, request, response);
      if (isHidden(pathname) || isHidden(decodeURI(pathname))) answerNotFound();
      else serveFile(request, response, answerNotFound);
    });
  });
}

function setHeaders(response: ServerResponse, pathname: string, rules: readonly HeaderRule[]) {
  // As hosts do where no rule says otherwise: ask each time whether there is news.
  response.setHeader('cache-control', 'no-cache');
  for (const [name, value] of headersFor(pathname, rules)) response.setHeader(name, value);
}
