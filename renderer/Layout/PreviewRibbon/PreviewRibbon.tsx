import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import styles from './PreviewRibbon.module.scss';

/** Says above each page that the site shows samples. */
export function PreviewRibbon() {
  const { layout } = useInterface();
  return (
    <div className={styles.ribbon}>
      <p className={styles.words}>{layout.preview}</p>
    </div>
  );
}
