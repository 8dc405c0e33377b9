import type { CmsConfig, DefaultMediaLibraryConfig, GitHubBackend } from '@sveltia/cms';
import type { AdminSettings } from '../content/model/adminPage.ts';
import { maxPictureBytes } from '../content/model/contentFolder.ts';
import { widestRendition } from '../content/source/renditions.ts';
import { collections, slugRules } from './collections.ts';
import { pictureRoot } from './referenceFields.ts';

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

/**
 * What becomes of a picture before it is uploaded: it is turned upright, made no wider than any page
 * shows it, and written anew, by which all that a camera notes in it is gone, the place above all.
 * Drawings stay as they are.
 * @see https://sveltiacms.app/en/docs/media#image-optimization
 */
const uploadedPictures: DefaultMediaLibraryConfig = {
  // Of what is uploaded, so that a large photograph is none once it is made smaller.
  max_file_size: maxPictureBytes,
  slugify_filename: true,
  // Every page has its pictures made of this one, so that it must lose nothing that is seen.
  transformations: { raster_image: { format: 'webp', quality: 90, width: widestRendition } },
};

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
