import type { DefaultMediaLibraryConfig } from '@sveltia/cms';
import { maxPictureBytes } from '../content/model/contentFolder.ts';
import { widestRendition } from '../content/source/renditions.ts';

/**
 * What becomes of a picture before it is uploaded: it is turned upright, made no wider than any page
 * shows it, and written anew, by which all that a camera notes in it is gone, the place above all.
 * Drawings stay as they are.
 * @see https://sveltiacms.app/en/docs/media#image-optimization
 */
export const uploadedPictures: DefaultMediaLibraryConfig = {
  // Of what is uploaded, so that a large photograph is none once it is made smaller.
  max_file_size: maxPictureBytes,
  slugify_filename: true,
  // Every page has its pictures made of this one, so that it must lose nothing that is seen.
  transformations: { raster_image: { format: 'webp', quality: 90, width: widestRendition } },
};
