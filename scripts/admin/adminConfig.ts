import type { CmsConfig, DefaultMediaLibraryConfig, GitHubBackend } from '@sveltia/cms';
import type { AdminSettings } from '../content/model/adminPage.ts';
import { maxPictureBytes } from '../content/model/contentFolder.ts';
import { maxSlugLength } from '../content/model/fileName.ts';
import { widestRendition } from '../content/source/renditions.ts';
import { collections } from './collections.ts';
import { pictureRoot } from './referenceFields.ts';

/**
 * The whole configuration of the CMS.
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export const adminConfig = ({ folder, company, editing }: AdminSettings): CmsConfig => ({
  load_config_file: false,
  app_title: company,
  backend: backend(editing),
  // Saving does not publish anything: each entry’s changes wait in their own pull request.
  publish_mode: 'editorial_workflow',
  media_folder: `${folder}/images`,
  media_libraries: { default: { config: uploadedPictures }, stock_assets: false },
  public_folder: pictureRoot,
  logo: { src: './favicon.svg' },
  show_preview_links: false,
  // How file names are made from titles, the same as with `npm run new`.
  slug: { encoding: 'ascii', clean_accents: true, maxlength: maxSlugLength },
  collections: collections(folder),
});

/**
 * What happens to a picture before it is uploaded: it is rotated upright, made no wider than any
 * page shows it, and encoded again, which removes the camera’s metadata, above all the location.
 * Drawings stay as they are.
 * @see https://sveltiacms.app/en/docs/media#image-optimization
 */
const uploadedPictures: DefaultMediaLibraryConfig = {
  // Applies to the file after it was made smaller, so large photos are fine.
  max_file_size: maxPictureBytes,
  slugify_filename: true,
  // All renditions are made from this file, so it must not lose anything visible.
  transformations: { raster_image: { format: 'webp', quality: 90, width: widestRendition } },
};

/** @see https://sveltiacms.app/en/docs/backends/github */
function backend(editing: AdminSettings['editing']): GitHubBackend {
  const { repository, branch, signIn } = editing ?? {};
  return {
    name: 'github',
    // The CMS requires the name of a repository, even if only a folder is opened.
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
