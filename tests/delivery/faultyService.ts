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
  /** Each submission once, by its id, as a service that knows the id keeps it. */
  stored: Map<string, Arrival['lead']>;
  /** How often each fault was met, and how often a known submission came again. */
  met: Map<Fault | 'known again', number>;
  close: () => Promise<void>;
}

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
  const stored: FaultyService['stored'] = new Map();
  const met: FaultyService['met'] = new Map();
  const count = (what: Fault | 'known again') => met.set(what, (met.get(what) ?? 0) + 1);

  function receive({ id, lead }: Arrival, response: ServerResponse) {
    const fault = planOf(lead).shift() ?? 'taken';
    count(fault);
    if (stores.includes(fault)) {
      if (stored.has(id)) count('known again');
      stored.set(id, lead);
    }
    answer(fault, response, askedMs);
  }

  const server = createServer(async (request, response) => {
    if (request.url === '/thanks') {
      response.end('<h1>Thank you</h1>');
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
  response.writeHead(statuses[fault] ?? 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: fault === 'taken' }));
}
