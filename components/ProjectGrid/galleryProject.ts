import type { PictureData } from '../Picture/Picture.tsx';

/** A finished job as the gallery shows it. */
export interface GalleryProject {
  slug: string;
  title: string;
  description: string;
  image: PictureData;
  /** The id of its category. */
  category: string;
  categoryName: string;
}
