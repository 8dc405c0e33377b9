import { isPlainClick } from '../../components/url/isPlainClick.ts';
import { whenLoaded } from './whenVisited.ts';

/**
 * After a jump to a section, puts the focus on its heading, so that screen readers and the Tab
 * key continue from there. The browser does the scrolling, even without script.
 */
export function focusLanding(): void {
  addEventListener('hashchange', focusHeading);
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    // The phone’s menu would cover the section, and may not have its own code yet.
    link?.closest('[data-menu]')?.removeAttribute('open');
    const isSecond = link?.href === location.href;
    // A second click on a link does not change the hash, and each engine moves the focus at a
    // different moment, so that jump is made here.
    if (!isSecond || !isPlainClick(event) || !focusHeading()) return;
    event.preventDefault();
    sectionNow()?.scrollIntoView();
  });
  whenLoaded(() => {
    // In a frame, because Chromium takes the focus away before the first one after its jump.
    // Visitors who have already focused something are not interrupted.
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
