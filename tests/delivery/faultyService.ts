import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHere } from '../../scripts/serve/serveBuilt.ts';

interface FaultPlan {
  /** Whether the lead is stored nevertheless. */
  stores: boolean;
  /** What the answer says about that; a `doubt` allows no second attempt. */
  says: 'taken' | 'not stored' | 'doubt';
}

/** What a form service does with one attempt. */
export const faults = {
  taken: { stores: true, says: 'taken' },
  redirected: { stores: true, says: 'taken' },
  'said no': { stores: false, says: 'not stored' },
  'refused 400': { stores: false, says: 'not stored' },
  'refused 403': { stores: false, says: 'not stored' },
  'busy 429': { stores: false, says: 'not stored' },
  'busy 503': { stores: false, says: 'not stored' },
  'broken 500': { stores: false, says: 'doubt' },
  'stored, then 500': { stores: true, says: 'doubt' },
  'stored, then 504': { stores: true, says: 'doubt' },
  'away 503': { stores: false, says: 'doubt' },
  hung: { stores: false, says: 'doubt' },
  reset: { stores: false, says: 'doubt' },
  'stored, then reset': { stores: true, says: 'doubt' },
  'stored, then hung': { stores: true, says: 'doubt' },
  'stored, then unreadable': { stores: true, says: 'doubt' },
  'stored, then redirected nowhere': { stores: true, says: 'doubt' },
} as const satisfies Record<string, FaultPlan>;
export type Fault = keyof typeof faults;

/** A request as it arrived. */
interface Arrival {
  id: string;
  lead: Record<string, string>;
}

export interface FaultyService {
  endpoint: string;
  /** Everything that it stored, oldest first: it never checks for duplicates. */
  stored: Arrival[];
  /** How often each fault occurred. */
  met: Map<Fault, number>;
  /** Lets a lead arrive once more: its visitor was warned and wants it sent again. */
  permit: (lead: string) => void;
  /** Leads that arrived again without permission, after an attempt that may have stored them. */
  unforgiven: string[];
  close: () => Promise<void>;
}

/** Marks an answer that scripts of another site may not read. */
export const unreadableHeader = 'x-unreadable';

/**
 * A form service over real sockets that fails as planned and tolerates no duplicates.
 * @param planOf what happens to the attempts for a lead, in order; later ones are accepted
 * @param askedMs how long “busy” asks the sender to wait
 */
export async function startFaultyService(
  planOf: (lead: Arrival['lead']) => Fault[],
  askedMs: number,
): Promise<FaultyService> {
  const stored: FaultyService['stored'] = [];
  const met: FaultyService['met'] = new Map();
  const unforgiven: string[] = [];
  /** How often each lead may have been stored, minus how often its visitor sent it again anyway. */
  const doubts = new Map<string, number>();
  const doubt = (name: string, change: number) =>
    doubts.set(name, (doubts.get(name) ?? 0) + change);

  function receive(arrival: Arrival, response: ServerResponse) {
    const name = String(arrival.lead.lead);
    const fault = planOf(arrival.lead).shift() ?? 'taken';
    const { stores, says } = faults[fault];
    met.set(fault, (met.get(fault) ?? 0) + 1);
    if ((doubts.get(name) ?? 0) > 0) unforgiven.push(name);
    if (says !== 'not stored') doubt(name, 1);
    if (stores) stored.push(arrival);
    answer(fault, response, askedMs);
  }

  const server = createServer(async (request, response) => {
    if (request.url === '/thanks') return void response.end('<h1>Thank you</h1>');
    if (request.url !== '/leads') return void response.writeHead(404).end();
    try {
      const lead = parse(await text(request), request.headers['content-type']);
      receive({ id: String(lead.submissionId), lead }, response);
    } catch {
      // The visitor left before the request was complete.
      response.destroy();
    }
  });
  const { origin, close } = await serveHere(server);
  return {
    endpoint: `${origin}/leads`,
    stored,
    met,
    // A request sent again may overtake the previous one.
    permit: (lead) => void doubt(lead, -1),
    unforgiven,
    close,
  };
}

function parse(body: string, type = ''): Record<string, string> {
  return type.includes('json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

function answer(fault: Fault, response: ServerResponse, askedMs: number): void {
  if (fault.endsWith('hung')) return;
  if (fault.endsWith('reset')) return void response.destroy();
  if (fault.startsWith('busy')) response.setHeader('retry-after', String(askedMs / 1000));
  if (fault.endsWith('unreadable')) response.setHeader(unreadableHeader, 'true');
  if (fault.includes('redirected')) {
    const location = fault === 'redirected' ? '/thanks' : '/nowhere';
    return void response.writeHead(303, { location }).end();
  }
  const status = Number(/\d{3}/.exec(fault)?.[0] ?? 200);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: faults[fault].says === 'taken' }));
}
