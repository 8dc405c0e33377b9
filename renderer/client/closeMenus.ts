/** Closes the menus that are open when Escape is pressed, a link is chosen or the focus goes elsewhere. */
export function closeMenus(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    // The innermost open menu that holds the focus closes first and gets the focus back.
    const inside = document.activeElement?.closest<HTMLDetailsElement>(openMenu);
    const menu = inside ?? document.querySelector<HTMLDetailsElement>(openMenu);
    if (!menu) return;
    menu.open = false;
    if (inside) menu.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    const element = target as Element;
    closeOutside(element.closest('a') ? null : element);
  });
  addEventListener('focusin', ({ target }) => closeOutside(target as Element));
}

const openMenu = 'header details[open]';

/** What covers the page; a group inside the phone menu does not, and stays as the visitor left it. */
const openCover = '[data-menu="desktop"] details[open], [data-menu="mobile"][open]';

function closeOutside(element: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openCover)) {
    if (!menu.contains(element)) menu.open = false;
  }
}
