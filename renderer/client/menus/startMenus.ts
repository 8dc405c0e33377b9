import { closeMenus, closeOnBack } from './closeMenus.ts';
import { containFocus } from './containFocus.ts';
import { markExpanded } from './markExpanded.ts';
import { moveByKeys } from './moveByKeys.ts';
import { openOnHover } from './openOnHover.ts';

/** Adds to the header’s menus what HTML alone does not do. */
export function startMenus(): void {
  const desktop = document.querySelector<HTMLElement>('[data-menu="desktop"]');
  const mobile = document.querySelector<HTMLDetailsElement>('[data-menu="mobile"]');
  markExpanded();
  closeMenus();
  if (mobile) {
    containFocus(mobile);
    closeOnBack(mobile);
  }
  if (!desktop) return;
  moveByKeys(desktop);
  for (const group of desktop.querySelectorAll('details')) openOnHover(group);
}
