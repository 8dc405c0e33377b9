import styles from './AreaLists.module.scss';
import type { Area } from './AreaMap.tsx';

/** What the two marks of places mean; nothing where all have the same. */
export function AreaLegend({ area }: { area: Area }) {
  if (!area.places.some(({ path }) => path)) return null;
  return (
    <ul className={styles.legend}>
      <li className={styles.primary}>{area.legend.primary}</li>
      <li className={styles.extended}>{area.legend.extended}</li>
    </ul>
  );
}
