import { once } from 'node:events';
import { buildSite } from '../build/buildSite.ts';
import { siteAddress } from '../content/model/site.ts';
import { currentFolders } from '../content/source/folders.ts';
import { createSiteServer, type GrowingSite } from './createSiteServer.ts';

process.exitCode = await start(process.env.PORT ?? '3000');

/**
 * Builds the site and serves it until the process is stopped. Nobody waits for pictures: they are
 * still being encoded when the first page can be shown.
 */
async function start(wanted: string): Promise<number> {
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65535) {
    process.stderr.write(`PORT must be a number from 0 to 65535, but it is “${wanted}”.\n`);
    return 2;
  }
  let serving: Promise<boolean> | undefined;
  const building = buildSite(process.cwd(), (made) => {
    serving = serve(port, { made, whole: building });
  });
  return (await building) && (await serving) ? 0 : 1;
}

/** @returns whether it can be served */
async function serve(port: number, growing: GrowingSite): Promise<boolean> {
  const { site } = await import('#content/site');
  const server = createSiteServer(currentFolders().site, siteAddress(site).base, growing);
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    process.stderr.write(`${explain(error as NodeJS.ErrnoException, port)}\n`);
    return false;
  }
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`The site is at http://localhost:${actual}. Stop it with Ctrl+C.\n`);
  return true;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} needs special permissions. Choose one above 1023: PORT=3000 npm start`;
  return `The site cannot be served: ${message}`;
}
