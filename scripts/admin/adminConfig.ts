import type { CmsConfig, GitHubBackend } from '@sveltia/cms';
import type { AdminSettings } from '../content/model/adminPage.ts';
import { collections, slugRules } from './collections.ts';
import { pictureRoot } from './referenceFields.ts';
import { uploadedPictures } from './uploadedPictures.ts';

/**
 * The whole configuration of the CMS.
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export const adminConfig = ({ folder, company, editing }: AdminSettings): CmsConfig => ({
  load_config_file: false,
  app_title: company,
  backend: backend(editing),
  // Nothing goes live by being saved: each entry’s changes wait in a pull request of their own.
  publish_mode: 'editorial_workflow',
  media_folder: `${folder}/images`,
  media_libraries: { default: { config: uploadedPictures }, stock_assets: false },
  public_folder: pictureRoot,
  logo: { src: './favicon.svg' },
  show_preview_links: false,
  slug: slugRules,
  collections: collections(folder),
});

/** @see https://sveltiacms.app/en/docs/backends/github */
function backend(editing: AdminSettings['editing']): GitHubBackend {
  const { repository, branch, signIn } = editing ?? {};
  return {
    name: 'github',
    // A name of a repository is asked for by the CMS, even where only a folder is opened.
    repo: repository ?? 'local/website',
    ...(branch ? { branch } : {}),
    ...(signIn ? { base_url: signIn } : {}),
    auth_methods: signIn ? ['oauth', 'token'] : ['token'],
    commit_messages: {
      create: 'Add {{slug}} to {{collection}}',
      update: 'Change {{slug}} in {{collection}}',
      delete: 'Delete {{slug}} from {{collection}}',
      uploadMedia: 'Add {{path}}',
      deleteMedia: 'Delete {{path}}',
    },
  };
}
