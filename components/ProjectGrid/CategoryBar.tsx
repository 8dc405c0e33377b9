import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import filter from '../FilterBar/FilterBar.module.scss';
import { isPlainClick } from '../url/isPlainClick.ts';
import styles from './ProjectGrid.module.scss';
import { anchorOf } from './useCategory.ts';

interface CategoryBarProps {
  /** The label of the bar, for screen readers. */
  name: string;
  categories: readonly { id: string; name: string }[];
  /** The chosen category; none before the script runs, when the address alone decides. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * The filter. Its links turn into buttons without being replaced, so that no press or focus is
 * lost, and a category can still be opened in a new tab.
 */
export function CategoryBar({ name, categories, chosen, onChoose }: CategoryBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) bringIntoView(bar.current);
  }, [chosen]);
  const asButton = (id: string) => {
    const press = (event: MouseEvent | KeyboardEvent) => {
      event.preventDefault();
      onChoose(id);
    };
    return {
      role: 'button',
      'aria-pressed': id === chosen,
      onClick: (event: MouseEvent) => isPlainClick(event) && press(event),
      onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
    };
  };
  return (
    <nav ref={bar} className={`${filter.bar} ${styles.bar}`} aria-label={name}>
      <ul className={filter.links}>
        {categories.map((category) => (
          <li key={category.id}>
            <a
              href={`#${anchorOf(category.id)}`}
              className={filter.link}
              {...(chosen && asButton(category.id))}
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the bar: scrollIntoView would also move the page. */
function bringIntoView(bar: HTMLElement | null): void {
  const button = bar?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (!bar || !button) return;
  bar.scrollTo({ left: button.offsetLeft - (bar.clientWidth - button.offsetWidth) / 2 });
}
