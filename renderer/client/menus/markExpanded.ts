/**
 * Marks which menus are open with `aria-expanded`. Browsers expose it for `<summary>` on their own,
 * but not every screen reader passes it on.
 */
export function markExpanded(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) {
    const mark = () =>
      menu.querySelector('summary')?.setAttribute('aria-expanded', String(menu.open));
    menu.addEventListener('toggle', mark);
    mark();
  }
}
