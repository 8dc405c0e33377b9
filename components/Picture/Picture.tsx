import type { Site } from '#content/site';
import { fileHref } from '../url/href.ts';

export type PictureData = Site['sharingImage'];

interface PictureProps {
  picture: PictureData;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The first picture of a page, which the browser should fetch before anything else. */
  priority?: boolean;
  className?: string | undefined;
}

/** A picture in the widths and formats that the build made of it; takes no room it does not fill. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { alt, width, height, widths } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureHref(picture, widths.at(-1) ?? width, 'jpg')}
        srcSet={srcSet(picture, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

/** The address of one rendition. */
export function pictureHref(
  { name, hash }: PictureData,
  width: number,
  format: 'avif' | 'jpg',
): string {
  return fileHref(`/pictures/${name}-${width}.${hash}.${format}`);
}

function srcSet(picture: PictureData, format: 'avif' | 'jpg'): string {
  return picture.widths
    .map((width) => `${pictureHref(picture, width, format)} ${width}w`)
    .join(', ');
}
