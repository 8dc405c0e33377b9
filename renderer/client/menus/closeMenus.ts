/** What covers the page; a group in the phone menu does not, and stays as the visitor left it. */
const openCover = '[data-menu="desktop"] details[open], [data-menu="mobile"][open]';

/** Closes open menus on Escape, when a link is chosen, and on a click or focus elsewhere. */
export function closeMenus(): void {
  addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>(openCover);
    if (!menu) return;
    const heldFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (heldFocus) menu.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    const element = target as Element;
    closeOutside(element.closest('a') ? null : element);
  });
  addEventListener('focusin', ({ target }) => closeOutside(target as Element));
  // The back button must not restore the page with a menu over it.
  addEventListener('pagehide', () => closeOutside(null));
}

/** Not yet in TypeScript’s DOM types. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Closes the full-screen menu with Android’s back gesture, which otherwise leaves the page.
 * @see https://developer.mozilla.org/docs/Web/API/CloseWatcher
 */
export function closeOnBack(menu: HTMLDetailsElement): void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return;
  let watcher: CloseWatcher | undefined;
  const watch = () => {
    watcher?.destroy();
    if (!menu.open) return;
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      menu.open = false;
    };
  };
  menu.addEventListener('toggle', watch);
  watch();
}

function closeOutside(element: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openCover)) {
    if (!menu.contains(element)) menu.open = false;
  }
}
