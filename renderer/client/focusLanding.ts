import { whenLoaded } from './whenLoaded.ts';

/**
 * After a jump to a section, puts the focus on its heading, so that screen readers and the Tab
 * key go on from there. The browser scrolls; without script it only does that.
 */
export function focusLanding(): void {
  addEventListener('hashchange', focusHeading);
  addEventListener('click', ({ target }) => {
    // The second click on a link changes no hash. The jump takes the focus away, so it goes first.
    if ((target as Element).closest('a')?.href === location.href) setTimeout(focusHeading);
  });
  whenLoaded(() => {
    // Whoever was quicker than the page is not interrupted.
    setTimeout(() => document.activeElement === document.body && focusHeading());
  });
}

function focusHeading() {
  const section = document.getElementById(location.hash.slice(1));
  const heading = section?.getAttribute('aria-labelledby');
  if (heading) document.getElementById(heading)?.focus({ preventScroll: true });
}
