import { useLayoutEffect, useRef } from 'react';
import { Picture } from '../Picture/Picture.tsx';
import type { GalleryProject } from '../ProjectGrid/galleryProject.ts';
import styles from './Lightbox.module.scss';

export type LightboxPicture = Pick<
  GalleryProject,
  'slug' | 'title' | 'description' | 'image' | 'facts' | 'inquiry'
>;

interface LightboxSlideProps {
  picture: LightboxPicture;
  /** Shown until the large picture has loaded. */
  preview: string;
  isCurrent: boolean;
}

export function LightboxSlide({ picture, preview, isCurrent }: LightboxSlideProps) {
  const { image } = picture;
  const frame = useRef<HTMLDivElement>(null);
  // Not with React’s `style`, which becomes an attribute in the HTML: the CSP forbids those.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--ratio', String(image.width / image.height));
    if (preview) frame.current?.style.setProperty('background-image', `url("${preview}")`);
  }, [image, preview]);
  return (
    <li className={styles.slide} inert={!isCurrent}>
      <div ref={frame} className={styles.frame} data-lightbox-content>
        <Picture
          picture={image}
          places={['(aspect-ratio >= 6/5) and (width >= 30em) max(64vw, 100vw - 25rem)', '100vw']}
          isFine
          priority={isCurrent}
          className={styles.image}
        />
      </div>
    </li>
  );
}
