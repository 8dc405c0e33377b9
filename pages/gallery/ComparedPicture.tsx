import { Picture, type PictureData } from '../../components/Picture/Picture.tsx';
import styles from './BeforeAfter.module.scss';

interface ComparedPictureProps {
  picture: PictureData;
  label: 'Before' | 'After';
}

export function ComparedPicture({ picture, label }: ComparedPictureProps) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes="(width >= 52.125em) 36rem, 92vw" className={styles.image} />
      <figcaption className={styles.label} data-side={label}>
        {label}
      </figcaption>
    </figure>
  );
}
