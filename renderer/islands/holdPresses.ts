import { isPlainClick } from '../../components/url/isPlainClick.ts';

/** What does nothing or leads away before its island’s code is there. Fields work on their own. */
const held = 'button, [data-hold]';

/** What does not respond to arrow keys before that. */
const heldKeys = '[data-hold-keys]';

/** How long a press waits for an island before the plain HTML handles it, if it can. */
const patienceMs = 5000;

/** In a form that only its island can send, a press waits until the code is there or has failed. */
const unsendable = '[method=dialog]';

/**
 * Holds a click on a button, or on a link that the island opens in place (`data-hold`), and an arrow
 * key where the island has a use for it (`data-hold-keys`), until the island responds: none is
 * lost, and none leads away just before.
 * @param root the island’s element
 * @returns a function that repeats the press for the island or, if that failed, the plain HTML
 */
export function holdPresses(root: HTMLElement): () => void {
  let repeat: (() => void) | undefined;
  const hold = (event: Event, again: () => void, form?: Element | null) => {
    event.preventDefault();
    event.stopPropagation();
    if (!repeat && !form) setTimeout(release, patienceMs);
    repeat = again;
    root.dataset.held = '';
  };
  const holdClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>(held);
    if (target && isPlainClick(event))
      hold(event, () => target.click(), target.closest(unsendable));
  };
  const holdKey = (event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (!/^Arrow[LR]/.test(key) || altKey || ctrlKey || metaKey) return;
    if (!(target as Element).matches(heldKeys)) return;
    hold(event, () => target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  };
  const release = () => {
    root.removeEventListener('click', holdClick, true);
    root.removeEventListener('keydown', holdKey, true);
    delete root.dataset.held;
    const again = repeat;
    repeat = undefined;
    again?.();
  };
  root.addEventListener('click', holdClick, true);
  root.addEventListener('keydown', holdKey, true);
  return release;
}
