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
  /** What else is known of it. */
  facts: readonly { label: string; value: string }[];
  /** What the estimate form shall know of someone who asks for the like. */
  inquiry: { serviceType: string | undefined; note: string };
}
