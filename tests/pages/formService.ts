import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the service answers one request; `hang` never does. */
export type Reply =
  | 'hang'
  | {
      status: number;
      body?: object;
      headers?: Record<string, string>;
      /** Whether no script of another site may read the answer. */
      isOpaque?: boolean;
    };

export interface FormService {
  url: string;
  /** The bodies that arrived, oldest first, and how they were sent. */
  arrivals: { fields: Record<string, unknown>; type: string; accept: string }[];
  /** The next replies; from then on everything is taken. */
  replies: Reply[];
  close: () => Promise<void>;
}

const taken: Reply = { status: 200, body: { success: true } };

/** A form service at an origin of its own, reached over real sockets and CORS. */
export async function startFormService(): Promise<FormService> {
  const arrivals: FormService['arrivals'] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    // Questions about CORS, and browsers that look for an icon.
    if (request.method !== 'POST') {
      response.writeHead(204).end();
      return;
    }
    arrivals.push(await read(request));
    reply(response, replies.shift() ?? taken);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/estimate`,
    arrivals,
    replies,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
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
