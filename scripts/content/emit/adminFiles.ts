import { type AdminSettings, adminSettingsFile } from '../model/adminPage.ts';
import type { Site } from '../model/site.ts';
import type { Output } from './dataModule.ts';

/**
 * What the editors’ page is told of the site.
 * @param site free of errors
 * @param folder the content folder, from the repository’s root
 */
export function adminFiles(site: Site, folder: string): Output[] {
  const settings: AdminSettings = { folder, company: site.company.shortName };
  return [[`public${adminSettingsFile}`, `${JSON.stringify(settings)}\n`]];
}
