import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteServer } from '../scripts/serve/createSiteServer.ts';

/** Serves the built site on a free port for the whole run. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const server = createSiteServer(path.resolve('dist/client'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env.SITE_URL = `http://127.0.0.1:${port}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
