import path from 'node:path';
import { serveBuilt } from '../scripts/serve/serveBuilt.ts';

/** Serves the built site for the whole run. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const { origin, close } = await serveBuilt(path.resolve('dist/client'));
  process.env.SITE_URL = origin;
  return close;
}
