import { buildSite } from '../build/buildSite.ts';
import { siteAddress } from '../content/model/site.ts';
import { currentFolders } from '../content/source/folders.ts';
import { createSiteServer } from './createSiteServer.ts';

process.exitCode = await start(process.env.PORT ?? '3000');

/** Builds the site and serves it until the process is stopped. */
async function start(wanted: string): Promise<number> {
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65535) {
    process.stderr.write(`PORT must be a number from 0 to 65535, but it is “${wanted}”.\n`);
    return 2;
  }
  if (!(await buildSite(process.cwd()))) return 1;
  const { site } = await import('#content/site');
  const server = createSiteServer(currentFolders().site, siteAddress(site).base);
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`${explain(error, port)}\n`);
    process.exitCode = 1;
  });
  server.listen(port, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    process.stdout.write(`The site is at http://localhost:${actual}. Stop it with Ctrl+C.\n`);
  });
  return 0;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} needs special permissions. Choose one above 1023: PORT=3000 npm start`;
  return `The site cannot be served: ${message}`;
}
