import { isPlainClick } from '../../components/url/isPlainClick.ts';

/** How long a click waits for an island before its link is followed. */
const patienceMs = 5000;

/**
 * Holds a click on what is marked `data-hold` until its island answers, so that a link which
 * the island opens in place does not lead away just before.
 * @param root the island’s element
 * @returns repeats the click: the island answers it, or, should it have failed, the link does
 */
export function holdClicks(root: HTMLElement): () => void {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-hold]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!held) setTimeout(release, patienceMs);
    held = link;
    root.dataset.held = '';
  };
  const release = () => {
    root.removeEventListener('click', hold, true);
    delete root.dataset.held;
    held?.click();
    held = undefined;
  };
  root.addEventListener('click', hold, true);
  return release;
}
