import { currentFolders } from '../scripts/content/source/folders.ts';
import { serveBuilt } from '../scripts/serve/serveBuilt.ts';
import { serveForms } from './serveForms.ts';

/** Serves the built sample site for the whole run, and its forms with other settings. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const site = await serveBuilt(currentFolders().site);
  const forms = await serveForms();
  process.env.SITE_URL = site.origin;
  process.env.FORMS_URL = forms.url;
  return async () => {
    await forms.close();
    await site.close();
  };
}
