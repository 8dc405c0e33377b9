import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from './createSiteServer.ts';

/**
 * Serves a built site on a free port, for this machine only.
 * @param root the absolute path of `dist/client`
 * @param base the path that the site lives under, starting and ending in a slash
 */
export const serveBuilt = (root: string, base = '/') => serveHere(createSiteServer(root, base));

/**
 * Has any server listen on a free port, for this machine only.
 * @returns its scheme, host and port, and what closes it with all of its connections
 */
export async function serveHere(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}
