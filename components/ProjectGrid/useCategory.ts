import { useEffect, useState } from 'react';

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
