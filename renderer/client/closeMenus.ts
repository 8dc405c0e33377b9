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
    const link = element.closest('a');
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenu)) {
      if (link || !menu.contains(element)) menu.open = false;
    }
  });
}

const openMenu = 'header details[open]';
