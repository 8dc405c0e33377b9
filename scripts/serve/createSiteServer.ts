import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import compression from 'compression';
import { type HeaderRule, headersFor, parseMoves, readHeaderRules } from './hostFiles.ts';
import { isHidden, readSiteFile, type SiteFile, sendFile, sendNotFound } from './sendFile.ts';

/** A site that a build is still making, file by file. */
export interface GrowingSite {
  /** The absolute paths of folders with what it has made. */
  made: readonly string[];
  /** Settled once everything is in the site’s folder, or never will be. */
  whole: Promise<unknown>;
}

/**
 * Serves the built site as static hosts do: `/contact` is `contact.html`, an unknown path gets the
 * nearest `404.html` above it with status 404, headers come from the site’s own `_headers`, and
 * former addresses of pages redirect as its `_redirects` says. It serves what is there at the
 * moment, so it need not be restarted after a build.
 * @param root the absolute path of `dist/client`
 * @param base the path that the site lives under, starting and ending in a slash
 * @param growing what a build has made is served at once, and what is missing as soon as it is made
 * @returns a server that does not listen yet
 */
export function createSiteServer(root: string, base = '/', growing?: GrowingSite): Server {
  // The build moves files to the site: one that is gone from the first folders is in the last.
  let folders: readonly string[] = [...(growing?.made ?? []), root];
  let isGrowing = growing !== undefined;
  const settle = () => {
    folders = [root];
    isGrowing = false;
  };
  growing?.whole.then(settle, settle);
  const fileAt = async (pathname: string): Promise<SiteFile | undefined> => {
    while (isGrowing) {
      const file = await readSiteFile(folders, pathname);
      if (file) return file;
      await wait(lookAgainAfter);
    }
    return readSiteFile(folders, pathname);
  };
  const headerRules = rereadFile(() => placeOf(folders, '_headers'), readHeaderRules);
  const movesNow = rereadFile(() => placeOf(folders, '_redirects'), parseMoves);
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
      const decoded = decodedPath(pathname);
      if (decoded === undefined || isHidden(pathname) || isHidden(decoded)) return notFound();
      // As hosts do, so that each page has one address.
      const tidy = decoded.replace(/\/$/, '');
      const file = await fileAt(tidy);
      if (!file) return notFound();
      if (decoded.endsWith('/') && tidy) return sendTo(encodeURI(tidy));
      sendFile(file, request, response);
    };
    const notFound = () => sendNotFound(folders, pathname, request, response);
    // Its types are Express’s; it needs no more of a request than Node provides.
    compress(request as never, response as never, answer);
  });
}

function setHeaders(response: ServerResponse, pathname: string, rules: readonly HeaderRule[]) {
  // As hosts do unless a rule says otherwise: browsers check for a newer version each time.
  response.setHeader('cache-control', 'no-cache');
  for (const [name, value] of headersFor(pathname, rules)) response.setHeader(name, value);
}

/** In milliseconds: how long a file that is not made yet is left alone. */
const lookAgainAfter = 200;

/** Longer than the addresses that any browser or search engine makes. */
const maxUrlLength = 4096;

/**
 * Answers requests that no page can answer.
 * @returns whether it did
 */
function refuseRequest({ method, url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  const allow = 'GET, HEAD';
  if (method === 'OPTIONS') response.writeHead(204, { allow }).end();
  else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { allow }).end();
  else if (url.length > maxUrlLength) response.writeHead(414).end();
  else if (!url.startsWith('/')) response.writeHead(400).end();
  else return false;
  return true;
}

/** @returns `undefined` if percent signs are broken: they have no meaning, and none is guessed */
function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** The path of a file in the first of the folders that has it; in the last if none has. */
const placeOf = (folders: readonly string[], name: string): string => {
  const places = folders.map((folder) => path.join(folder, name));
  return places.find((place) => existsSync(place)) ?? places.at(-1) ?? name;
};

/**
 * Keeps up with what a file says; reading a short one takes less time than answering a request.
 * @param place gives its absolute path; it must exist at first, and its last content counts if it
 *   is gone
 * @returns a function that gives what it says now
 */
function rereadFile<Said>(place: () => string, parse: (text: string) => Said): () => Said {
  const read = () => parse(readFileSync(place(), 'utf8'));
  let said = read();
  return () => {
    try {
      said = read();
    } catch {
      // It is being replaced.
    }
    return said;
  };
}
