import { currentFolders } from '../scripts/content/source/folders.ts';
import { serveBuilt } from '../scripts/serve/serveBuilt.ts';

/** Serves the built sample site for the whole run. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const { origin, close } = await serveBuilt(currentFolders().site);
  process.env.SITE_URL = origin;
  return close;
}
