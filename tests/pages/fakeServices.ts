import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHere } from '../../scripts/serve/serveBuilt.ts';

interface Arrival {
  fields: Record<string, unknown>;
  isJson: boolean;
  /** Whether the sender asked for a JSON answer. */
  wantsJson: boolean;
}

/** What a service answers; `location` is a path on its own origin, or on its `elsewhere`. */
interface Reply {
  status: number;
  body?: object;
  location?: string;
  /** Whether the redirect leads to another host, which scripts may not read. */
  isElsewhere?: boolean;
}

/** How a service behaves according to its documentation, as far as it concerns the site. */
interface Manner {
  /** The answer to a request that it refuses. */
  refuses: (arrival: Arrival) => Reply | undefined;
  /** Its answer after it stored a request. */
  taken: (arrival: Arrival) => Reply;
  broken: Reply;
}

const noEmail = ({ fields }: Arrival) => !String(fields.email ?? '').includes('@');

/**
 * The services of docs/deploying.md, by their names there.
 * @see https://docs.web3forms.com/getting-started/api-reference
 * @see https://docs.web3forms.com/getting-started/troubleshooting#cors-error
 * @see https://github.com/formspree/formspree-js
 * @see https://documentation.formspark.io/examples/ajax.html
 * @see https://docs.usebasin.com/guides/form-features/ajax
 */
export const manners = {
  Web3Forms: {
    refuses: ({ fields }) =>
      fields.access_key
        ? undefined
        : { status: 400, body: { success: false, message: 'Invalid access key' } },
    // A plain form or a `redirect` field is answered with a redirect that scripts cannot follow.
    taken: ({ isJson, fields }) =>
      isJson && !fields.redirect
        ? { status: 200, body: { success: true, message: 'Email sent successfully!' } }
        : { status: 303, location: '/success', isElsewhere: true },
    broken: { status: 500, body: { success: false, message: 'Something went wrong.' } },
  },
  Formspree: {
    refuses: (arrival) =>
      noEmail(arrival)
        ? { status: 422, body: { error: 'Validation errors', errors: [{ field: 'email' }] } }
        : undefined,
    taken: ({ wantsJson }) =>
      wantsJson
        ? { status: 200, body: { next: '/thanks', ok: true } }
        : { status: 302, location: '/thanks' },
    broken: { status: 500, body: { error: 'Server error' } },
  },
  Formspark: {
    refuses: () => undefined,
    taken: ({ isJson, wantsJson, fields }) =>
      isJson && wantsJson
        ? { status: 200, body: fields }
        : { status: 303, location: '/feedback', isElsewhere: true },
    broken: { status: 502 },
  },
  Basin: {
    refuses: (arrival) =>
      noEmail(arrival) ? { status: 422, body: { error: 'email' } } : undefined,
    taken: ({ wantsJson }) =>
      wantsJson ? { status: 200, body: { success: true } } : { status: 302, location: '/thanks' },
    broken: { status: 500, body: { error: 'Server error' } },
  },
} satisfies Record<string, Manner>;

export type ServiceName = keyof typeof manners;

interface FakeService {
  url: string;
  /** Where it redirects browsers that should see a page. */
  elsewhere: string;
  /** What it stored, oldest first; no service checks for duplicates. */
  stored: Arrival['fields'][];
  /** How many requests arrived, not counting CORS preflights. */
  arrivals: () => number;
  /** What happens to the next requests, in order; later ones are accepted. */
  next: ('busy' | 'broken once stored')[];
  close: () => Promise<void>;
}

/** A service at a separate origin, over real sockets; scripts may read all its answers. */
export async function startFakeService(name: ServiceName): Promise<FakeService> {
  const { refuses, taken, broken }: Manner = manners[name];
  const stored: FakeService['stored'] = [];
  const next: FakeService['next'] = [];
  let arrivals = 0;
  const other = await serveHere(
    createServer((_request, response) => void response.end('<h1>Thank you</h1>')),
  );

  function receive(arrival: Arrival): Reply {
    arrivals += 1;
    const mishap = next.shift();
    if (mishap === 'busy') return { status: 429, body: { error: 'Too many requests' } };
    const refusal = refuses(arrival);
    if (refusal) return refusal;
    stored.push(arrival.fields);
    return mishap ? broken : taken(arrival);
  }

  const { origin, close } = await serveHere(
    createServer(async (request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'content-type');
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      if (request.method !== 'POST') return void response.end('<h1>Thank you</h1>');
      const { status, body, location, isElsewhere } = receive(await read(request));
      const target = location && { location: (isElsewhere ? other.origin : '') + location };
      response.writeHead(status, { 'content-type': 'application/json', ...target });
      response.end(JSON.stringify(body));
    }),
  );
  return {
    url: `${origin}/f/form`,
    elsewhere: other.origin,
    stored,
    arrivals: () => arrivals,
    next,
    close: async () => {
      await close();
      await other.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<Arrival> {
  const { 'content-type': type = '', accept = '' } = request.headers;
  const isJson = type.includes('json');
  const body = await text(request);
  const fields = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  return { fields, isJson, wantsJson: accept.includes('json') };
}
