/**
 * Keeps the focus inside the full-screen menu while it is open: what it covers is inert, and Tab
 * wraps around.
 */
export function containFocus(menu: HTMLDetailsElement): void {
  // An observer runs before the link that closed the menu is followed, the toggle event after it;
  // by then, the target of an anchor must be focusable again.
  const update = () => {
    for (const part of document.body.children) {
      if (part instanceof HTMLElement) part.inert = menu.open && !part.contains(menu);
    }
  };
  new MutationObserver(update).observe(menu, { attributeFilter: ['open'] });
  update();
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && menu.open) goAround(menu, event);
  });
  // After a rotation or resize, the screen may show the other menu.
  addEventListener('resize', () => {
    if (!menu.checkVisibility()) menu.open = false;
  });
}

function goAround(menu: HTMLElement, event: KeyboardEvent) {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== leaving) return;
  event.preventDefault();
  entering?.focus();
}

/** Keeps a group’s label in view when opening it closes a longer group above it. */
export function followGroups(menu: HTMLElement): void {
  for (const group of menu.querySelectorAll('details')) {
    group.addEventListener('toggle', () => {
      if (group.open) group.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
    });
  }
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
