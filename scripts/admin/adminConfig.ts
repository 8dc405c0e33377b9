import type { CmsConfig } from '@sveltia/cms';
import type { AdminSettings } from '../content/model/adminPage.ts';
import { collections, slugRules } from './collections.ts';
import { pictureRoot } from './referenceFields.ts';

/**
 * The whole configuration of the CMS.
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export const adminConfig = ({ folder, company }: AdminSettings): CmsConfig => ({
  load_config_file: false,
  app_title: company,
  // A name of a repository is asked for by the CMS, even where only a folder is opened.
  backend: { name: 'github', repo: 'local/website', auth_methods: ['token'] },
  media_folder: `${folder}/images`,
  public_folder: pictureRoot,
  logo: { src: './favicon.svg' },
  show_preview_links: false,
  slug: slugRules,
  editor: { preview: false },
  collections: collections(folder),
});
