import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { type HeaderRule, headersFor, readHeaderRules } from './headerRules.ts';
import { isHidden, sendNotFound } from './notFound.ts';
import { parseMoves } from './readMoves.ts';
import { refuseRequest } from './refuseRequest.ts';
import { rereadFile } from './rereadFile.ts';
import { readSiteFile, sendFile } from './sendFile.ts';

/**
 * Serves the built site as static hosts do: `/contact` is `contact.html`, an unknown path gets the
 * nearest `404.html` above it with status 404, headers come from the site’s own `_headers`, and who asks
 * for an address that a page had before is sent on by its `_redirects`. It serves what is there at the
 * moment, so a build beside it needs no new start.
 * @param root the absolute path of `dist/client`
 * @param base the path that the site lives under, starting and ending in a slash
 * @returns a server that does not listen yet
 */
export function createSiteServer(root: string, base = '/'): Server {
  const headerRules = rereadFile(path.join(root, '_headers'), readHeaderRules);
  const movesNow = rereadFile(path.join(root, '_redirects'), parseMoves);
  const compress = compression();
  return createServer((request, response) => {
    if (refuseRequest(request, response)) return;
    const url = request.url ?? '/';
    if (!url.startsWith(base)) {
      response.writeHead(302, { location: base }).end();
      return;
    }
    const { pathname, search } = new URL(`http://localhost${url.slice(base.length - 1)}`);
    setHeaders(response, pathname, headerRules());
    const sendTo = (path: string) =>
      response.writeHead(301, { location: base + path.slice(1) + search }).end();
    const answer = async () => {
      const moved = movesNow().get(pathname);
      if (moved !== undefined) return sendTo(moved);
      const decoded = decodeURI(pathname);
      if (isHidden(pathname) || isHidden(decoded)) return notFound();
      // As hosts tidy it, so that each page has one address.
      const tidy = decoded.replace(/\/$/, '');
      const file = await readSiteFile(root, tidy);
      if (!file) return notFound();
      if (decoded.endsWith('/') && tidy) return sendTo(encodeURI(tidy));
      sendFile(file, request, response);
    };
    const notFound = () => sendNotFound(root, pathname, request, response);
    // Its types are Express’s; it asks no more of a request than Node’s own gives.
    compress(request as never, response as never, answer);
  });
}

function setHeaders(response: ServerResponse, pathname: string, rules: readonly HeaderRule[]) {
  // As hosts do where no rule says otherwise: ask each time whether there is news.
  response.setHeader('cache-control', 'no-cache');
  for (const [name, value] of headersFor(pathname, rules)) response.setHeader(name, value);
}
