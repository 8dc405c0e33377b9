import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import styles from './PreviewRibbon.module.scss';

/** Says of a site with samples what it is, above each page. */
export function PreviewRibbon() {
  const { layout } = useInterface();
  return (
    <div className={styles.ribbon}>
      <p className={styles.words}>{layout.preview}</p>
    </div>
  );
}
