import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './Comparison.module.scss';

interface ComparedPictureProps {
  picture: PictureData;
  side: 'before' | 'after';
  label: string;
}

export function ComparedPicture({ picture, side, label }: ComparedPictureProps) {
  return (
    <figure className={styles.figure} data-side={side}>
      <Picture
        picture={picture}
        places={['(width >= 67.5em) 47rem', '92vw']}
        className={styles.image}
      />
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}
