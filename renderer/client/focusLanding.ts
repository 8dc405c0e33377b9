import { isPlainClick } from '../../components/url/isPlainClick.ts';
import { whenLoaded } from './whenLoaded.ts';

/**
 * After a jump to a section, puts the focus on its heading, so that screen readers and the Tab
 * key go on from there. The browser scrolls; without script it only does that.
 */
export function focusLanding(): void {
  addEventListener('hashchange', focusHeading);
  addEventListener('click', (event) => {
    const isSecond = (event.target as Element).closest('a')?.href === location.href;
    // A second click on a link changes no hash, and each engine takes the focus away at a moment of
    // its own, so that jump is made here.
    if (!isSecond || !isPlainClick(event) || !focusHeading()) return;
    event.preventDefault();
    sectionNow()?.scrollIntoView();
  });
  whenLoaded(() => {
    // In a frame, as Chromium takes the focus away before the first one that follows its jump. Whoever
    // was quicker than the page is not interrupted.
    requestAnimationFrame(() => document.activeElement === document.body && focusHeading());
  });
}

const sectionNow = () => document.getElementById(location.hash.slice(1));

/** @returns whether there is one */
function focusHeading(): boolean {
  const id = sectionNow()?.getAttribute('aria-labelledby');
  const heading = id ? document.getElementById(id) : null;
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
