import { isPlainClick } from '../../components/url/isPlainClick.ts';

/** What does nothing, or leads away, before its island’s code is there. Fields work by themselves. */
const held = 'button, [data-hold]';

/** How long a click waits for an island before the HTML takes it. */
const patienceMs = 5000;

/**
 * Holds a click on a button, or on a link that the island opens in place (`data-hold`), until the
 * island answers: none is lost, and none leads away just before.
 * @param root the island’s element
 * @returns repeats the click: the island answers it, or, should it have failed, the HTML does
 */
export function holdClicks(root: HTMLElement): () => void {
  let clicked: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>(held);
    if (!target || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!clicked) setTimeout(release, patienceMs);
    clicked = target;
    root.dataset.held = '';
  };
  const release = () => {
    root.removeEventListener('click', hold, true);
    delete root.dataset.held;
    clicked?.click();
    clicked = undefined;
  };
  root.addEventListener('click', hold, true);
  return release;
}
