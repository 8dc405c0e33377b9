import { preload } from 'react-dom';
import type { Site } from '#content/site';
import {
  type PictureFormat,
  pictureFile,
  pictureSizes,
  srcSetOf,
  widestJpeg,
} from '../../scripts/content/model/published.ts';
import { fileHref } from '../url/href.ts';

export type PictureData = Site['sharingImage'];

interface PictureProps {
  picture: PictureData;
  /** How wide it is shown, see {@link pictureSizes}. */
  places: readonly string[];
  /** Whether people look at it closely, so that it gets the screen’s full resolution. */
  isFine?: boolean;
  /** The first picture of a page, which the browser should fetch before anything else. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A picture in the widths and formats that the build made of it. A page has at most one with
 * `priority`: it is preloaded from the top of the document’s head.
 */
export function Picture({
  picture,
  places,
  isFine = false,
  priority = false,
  className,
}: PictureProps) {
  const { alt, width, height, widths, fallbackWidths, tint, focus } = picture;
  const sizes = isFine ? places.join(', ') : pictureSizes(places);
  const avif = srcSet(picture, widths, 'avif');
  const src = fileHref(`/${pictureFile(picture, moderate(fallbackWidths), 'jpg')}`);
  if (priority) preloadFirst(src, avif, sizes);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        src={src}
        srcSet={srcSet(picture, fallbackWidths, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        data-tint={tint}
        data-focus={focus}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

/** The address and pixel size of the widest JPEG, which everything can show. */
export function wholePicture(picture: PictureData) {
  const { file, width, height } = widestJpeg(picture);
  return { href: fileHref(`/${file}`), width, height };
}

/** For browsers that do not choose by width: enough for most screens. */
const moderate = (widths: readonly number[]) =>
  widths.find((width) => width >= 960) ?? widths.at(-1) ?? 0;

const srcSet = (picture: PictureData, widths: readonly number[], format: PictureFormat) =>
  srcSetOf(picture, widths, format, fileHref('/'));

/**
 * Uses the same candidates and sizes as the picture itself, so that nothing is fetched twice.
 * @param src only for React, which leaves it out of the HTML if there are candidates
 */
function preloadFirst(src: string, imageSrcSet: string, imageSizes: string) {
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet,
    imageSizes,
    fetchPriority: 'high',
  });
}
