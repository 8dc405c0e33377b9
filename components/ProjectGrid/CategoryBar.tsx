import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import filter from '../FilterBar/FilterBar.module.scss';
import { isPlainClick } from '../url/isPlainClick.ts';
import styles from './ProjectGrid.module.scss';

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
              className={`${filter.link} ${styles.category}`}
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

/**
 * The chosen category, which is kept in the page’s address: a shared link opens it, the back button
 * returns to the previous one.
 * @param ids the categories there are; they stay the same
 */
export function useCategory(ids: readonly string[]) {
  const [isReady, setReady] = useState(false);
  const [chosen, setChosen] = useState(everything);

  // biome-ignore lint/correctness/useExhaustiveDependencies: props of an island do not change
  useEffect(() => {
    const read = () => setChosen(categoryIn(location.hash, ids));
    read();
    setReady(true);
    // Also fires when a link on the page changes the fragment.
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const choose = (id: string) => {
    if (id === chosen) return;
    const page = location.pathname + location.search;
    history.pushState(null, '', id === everything ? page : `#${anchorOf(id)}`);
    setChosen(id);
  };
  return { isReady, chosen, choose };
}

/** The category that shows everything; the content’s rules put it first. */
export const everything = 'all';

/** The fragment that names a category in the page’s address, and its anchor in the page. */
export const anchorOf = (id: string) => `show-${id}`;

/**
 * The category that an address asks for.
 * @param hash the address’s fragment with its `#`, perhaps empty
 * @param ids the categories there are
 * @returns everything when the fragment names none of them
 */
export function categoryIn(hash: string, ids: readonly string[]): string {
  return ids.find((id) => hash === `#${anchorOf(id)}`) ?? everything;
}
