import styles from './AreaLists.module.scss';
import type { Area } from './AreaMap.tsx';

/** Explains the two kinds of marks; renders nothing if no place has a page. */
export function AreaLegend({ area }: { area: Area }) {
  if (!area.places.some(({ path }) => path)) return null;
  return (
    <ul className={styles.legend}>
      <li className={styles.primary}>{area.legend.primary}</li>
      <li className={styles.extended}>{area.legend.extended}</li>
    </ul>
  );
}
