import { moveByKeys, openOnHover } from './desktopMenu.ts';
import { closeOnBack, containFocus, followGroups } from './mobileMenu.ts';

/** Adds to the header’s menus what HTML alone does not do. */
function startMenus(): void {
  const desktop = document.querySelector<HTMLElement>('[data-menu="desktop"]');
  const mobile = document.querySelector<HTMLDetailsElement>('[data-menu="mobile"]');
  markExpanded();
  closeMenus();
  if (mobile) {
    containFocus(mobile);
    closeOnBack(mobile);
    followGroups(mobile);
  }
  if (!desktop) return;
  moveByKeys(desktop);
  for (const group of desktop.querySelectorAll('details')) openOnHover(group);
}

/**
 * Marks which menus are open with `aria-expanded`. Browsers expose it for `<summary>` on their own,
 * but not every screen reader passes it on.
 */
function markExpanded(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) {
    const mark = () =>
      menu.querySelector('summary')?.setAttribute('aria-expanded', String(menu.open));
    menu.addEventListener('toggle', mark);
    mark();
  }
}

/** What covers the page; a group in the phone menu does not, and stays as the visitor left it. */
const openCover = '[data-menu="desktop"] details[open], [data-menu="mobile"][open]';

/** Closes open menus on Escape, when a link is chosen, and on a press or focus elsewhere. */
function closeMenus(): void {
  addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>(openCover);
    if (!menu) return;
    const heldFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (heldFocus) menu.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) closeOutside(null);
  });
  // Not a click: on iPads, plain text gets none.
  addEventListener('pointerdown', ({ target }) => closeOutside(target as Element));
  addEventListener('focusin', ({ target }) => closeOutside(target as Element));
  // The back button must not restore the page with a menu over it.
  addEventListener('pagehide', () => closeOutside(null));
}

function closeOutside(element: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openCover)) {
    if (!menu.contains(element)) menu.open = false;
  }
}

startMenus();
