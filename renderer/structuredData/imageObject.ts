import type { ImageObject } from 'schema-dts';
import { type PictureData, wholePicture } from '../../components/Picture/Picture.tsx';
import { site } from '../content.ts';
import { absoluteFile, businessId, ref } from './identity.ts';

interface ImageFile {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
  caption: string;
}

/** @param picture as pages show it; names the file that everything can show */
export function imageObject(picture: PictureData) {
  const { href, width, height } = wholePicture(picture);
  return credited({ url: absoluteFile(href), width, height, caption: picture.alt });
}

/** A picture of ours. */
export function credited({ url, width, height, caption }: ImageFile) {
  return {
    '@type': 'ImageObject',
    url,
    contentUrl: url,
    width: `${width}`,
    height: `${height}`,
    caption,
    creator: ref(businessId),
    creditText: site.company.name,
  } satisfies ImageObject;
}
