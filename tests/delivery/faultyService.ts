import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a form service does with one attempt. */
export const faults = [
  'taken',
  'redirected',
  'said no',
  'refused 400',
  'refused 403',
  'busy 429',
  'broken 500',
  'hung',
  'stored, then reset',
  'stored, then hung',
] as const;
export type Fault = (typeof faults)[number];

/** A request as it arrived. */
interface Arrival {
  id: string;
  lead: Record<string, string>;
}

export interface FaultyService {
  endpoint: string;
  /** Everything that it stored, oldest first, the same submission as often as it came. */
  stored: Arrival[];
  /** How often each fault was met. */
  met: Map<Fault, number>;
  close: () => Promise<void>;
}

/** On the answers that tell that a lead was stored. */
export const takenHeader = 'x-taken';

const stores: readonly Fault[] = ['taken', 'redirected', 'stored, then reset', 'stored, then hung'];

/**
 * A form service over real sockets that fails as told.
 * @param planOf what happens to the attempts for a lead, in order; from then on they are taken
 * @param askedMs how long “busy” asks to stay away
 */
export async function startFaultyService(
  planOf: (lead: Arrival['lead']) => Fault[],
  askedMs: number,
): Promise<FaultyService> {
  const stored: FaultyService['stored'] = [];
  const met: FaultyService['met'] = new Map();

  function receive(arrival: Arrival, response: ServerResponse) {
    const fault = planOf(arrival.lead).shift() ?? 'taken';
    met.set(fault, (met.get(fault) ?? 0) + 1);
    if (stores.includes(fault)) stored.push(arrival);
    answer(fault, response, askedMs);
  }

  const server = createServer(async (request, response) => {
    if (request.url === '/thanks') {
      response.setHeader(takenHeader, 'true').end('<h1>Thank you</h1>');
      return;
    }
    try {
      const lead = parse(await text(request), request.headers['content-type']);
      receive({ id: String(lead.submissionId), lead }, response);
    } catch {
      // The visitor left before the request was whole.
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/leads`,
    stored,
    met,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function parse(body: string, type = ''): Record<string, string> {
  return type.includes('json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

function answer(fault: Fault, response: ServerResponse, askedMs: number): void {
  const statuses: Partial<Record<Fault, number>> = {
    'refused 400': 400,
    'refused 403': 403,
    'busy 429': 429,
    'broken 500': 500,
  };
  if (fault.endsWith('hung')) return;
  if (fault.endsWith('reset')) return void response.destroy();
  if (fault === 'busy 429') response.setHeader('retry-after', String(askedMs / 1000));
  if (fault === 'redirected') return void response.writeHead(303, { location: '/thanks' }).end();
  if (fault === 'taken') response.setHeader(takenHeader, 'true');
  response.writeHead(statuses[fault] ?? 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: fault === 'taken' }));
}
