import { isPlainClick } from '../../components/url/isPlainClick.ts';

/**
 * Holds a click on what is marked `data-hold` until its island answers, then repeats it, so that a
 * link which an island opens in place does not lead away just before. Should the island fail to
 * come, the repeated click follows the link.
 * @param root the island’s element
 * @param ready settles once the island answers or has failed
 */
export function holdClicks(root: HTMLElement, ready: Promise<void>): void {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-hold]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    held = link;
    root.dataset.waiting = '';
  };
  root.addEventListener('click', hold, true);
  ready.finally(() => {
    root.removeEventListener('click', hold, true);
    delete root.dataset.waiting;
    held?.click();
  });
}
