import { isPlainClick } from '../../components/url/isPlainClick.ts';

/** What does nothing, or leads away, before its island’s code is there. Fields work by themselves. */
const held = 'button, [data-hold]';

/** Where arrow keys do nothing of their own before that. */
const heldKeys = '[data-hold-keys]';

/** How long a press waits for an island before the HTML takes it, where that can do something. */
const patienceMs = 5000;

/** In a form that only its island can send, a press waits until the code is there, or cannot be had. */
const unsendable = '[method=dialog]';

/**
 * Holds a click on a button, or on a link that the island opens in place (`data-hold`), and an arrow
 * key where the island has a use for it (`data-hold-keys`), until the island answers: none is lost,
 * and none leads away just before.
 * @param root the island’s element
 * @returns repeats the press: the island answers it, or, should it have failed, the HTML does
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
    repeat?.();
    repeat = undefined;
  };
  root.addEventListener('click', holdClick, true);
  root.addEventListener('keydown', holdKey, true);
  return release;
}
