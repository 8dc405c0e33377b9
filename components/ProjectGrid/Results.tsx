import type { InterfaceWords } from '#content/interfaceWords';
import { completed } from '../../scripts/content/model/published.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ProjectGrid.module.scss';

interface ResultsProps {
  /** How many projects are shown; one count per category while CSS picks the right one. */
  counts: readonly number[];
  total: number;
  words: InterfaceWords['projects'];
  emptyText: string;
  /** Whether a change is announced. */
  isLive: boolean;
}

/** How many projects the filter leaves, or that there are none yet. */
export function Results({ counts, total, words, emptyText, isLive }: ResultsProps) {
  return counts.map((count, index) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a count
      key={index}
      className={count > 0 ? styles.count : styles.empty}
      data-number={isLive ? undefined : index + 1}
      role={isLive ? 'status' : undefined}
    >
      {count === 0 && <Icon name="house" className={styles.emptyIcon} />}
      {count > 0 ? countText(count, total, words) : emptyText}
    </p>
  ));
}

function countText(shown: number, total: number, words: ResultsProps['words']): string {
  if (shown < total) return completed(words.some, { shown, total });
  return completed(total === 1 ? words.one : words.all, { total });
}
