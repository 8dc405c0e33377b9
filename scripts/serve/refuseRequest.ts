import type { IncomingMessage, ServerResponse } from 'node:http';

/** Longer addresses than any browser or search engine makes. */
const maxUrlLength = 4096;

/**
 * Answers requests that no page can answer.
 * @returns whether it did
 */
export function refuseRequest(
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const allow = 'GET, HEAD';
  if (method === 'OPTIONS') response.writeHead(204, { allow }).end();
  else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { allow }).end();
  else if (url.length > maxUrlLength) response.writeHead(414).end();
  else if (!isReadable(url)) response.writeHead(400).end();
  else return false;
  return true;
}

/** Broken percent signs have no meaning, and nothing else may be guessed from them. */
function isReadable(url: string): boolean {
  try {
    decodeURI(url);
    return url.startsWith('/');
  } catch {
    return false;
  }
}
