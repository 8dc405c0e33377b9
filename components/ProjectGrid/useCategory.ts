import { useEffect, useState } from 'react';
import { anchorOf, categoryIn, everything } from './category.ts';

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
