import { Icon } from '../Icon/Icon.tsx';
import styles from './ProjectGrid.module.scss';

interface ResultsProps {
  /** How many projects are shown; one count for each category while CSS picks the one that holds. */
  counts: readonly number[];
  total: number;
  emptyText: string;
  /** Whether a change is announced. */
  isLive: boolean;
}

/** How many projects the filter leaves, or that there are none yet. */
export function Results({ counts, total, emptyText, isLive }: ResultsProps) {
  return counts.map((count, index) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: a count is told by its place alone
      key={index}
      className={count > 0 ? styles.count : styles.empty}
      data-number={isLive ? undefined : index + 1}
      role={isLive ? 'status' : undefined}
    >
      {count === 0 && <Icon name="house" className={styles.emptyIcon} />}
      {count > 0 ? countText(count, total) : emptyText}
    </p>
  ));
}

function countText(count: number, total: number): string {
  const projects = total === 1 ? 'project' : 'projects';
  return count === total ? `${total} ${projects}` : `${count} of ${total} ${projects}`;
}
