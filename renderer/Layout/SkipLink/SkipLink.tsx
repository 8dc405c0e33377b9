import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import styles from './SkipLink.module.scss';

/** The first stop of the Tab key: past the menu, to the page. */
export function SkipLink() {
  const { layout } = useInterface();
  return (
    <a href="#main" className={styles.link}>
      {layout.skipLink}
    </a>
  );
}
