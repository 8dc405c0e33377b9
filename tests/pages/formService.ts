import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHere } from '../../scripts/serve/serveBuilt.ts';

/** How the service answers one request; `hang` never does. */
type Reply =
  | 'hang'
  | {
      status: number;
      body?: object;
      headers?: Record<string, string>;
      /** Whether scripts of other sites must not read the answer. */
      isOpaque?: boolean;
    };

export interface FormService {
  url: string;
  /** What arrived, oldest first, and how it was sent. */
  arrivals: { fields: Record<string, unknown>; type: string; accept: string }[];
  /** The next replies; later requests are all accepted. */
  replies: Reply[];
  close: () => Promise<void>;
}

const taken: Reply = { status: 200, body: { success: true } };

/** A form service at a separate origin, reached over real sockets and CORS. */
export async function startFormService(): Promise<FormService> {
  const arrivals: FormService['arrivals'] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    // CORS preflights, and browsers that look for an icon.
    if (request.method !== 'POST') {
      response.writeHead(204).end();
      return;
    }
    arrivals.push(await read(request));
    reply(response, replies.shift() ?? taken);
  });
  const { origin, close } = await serveHere(server);
  return {
    url: `${origin}/estimate`,
    arrivals,
    replies,
    close,
  };
}

async function read(request: IncomingMessage) {
  const { 'content-type': type = '', accept = '' } = request.headers;
  const body = await text(request);
  const fields = type.includes('json')
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
  return { fields, type, accept };
}

function reply(response: ServerResponse, how: Reply): void {
  if (how === 'hang') return;
  const { status, body = {}, headers = {}, isOpaque } = how;
  if (isOpaque) response.removeHeader('access-control-allow-origin');
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
