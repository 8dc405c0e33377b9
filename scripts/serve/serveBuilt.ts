import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from './createSiteServer.ts';

/** A running server. */
interface Served {
  /** Scheme, host and port. */
  origin: string;
  /** Closes the server and all of its connections. */
  close: () => Promise<void>;
}

/**
 * Serves a built site on a free port, for this machine only.
 * @param root the absolute path of `dist/client`
 * @param base the path that the site lives under, starting and ending in a slash
 */
export const serveBuilt = (root: string, base = '/'): Promise<Served> =>
  serveHere(createSiteServer(root, base));

/** Has any server listen on a free port, for this machine only. */
export async function serveHere(server: Server): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}
