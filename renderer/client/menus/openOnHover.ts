/** Long enough that a pointer on its way elsewhere opens nothing. */
const openDelay = 100;

/** Long enough to cross the gap to the panel, even at a slant. */
const closeDelay = 300;

/**
 * Opens a group while a mouse rests on it. A click on a group that hovering opened keeps it open,
 * so that the two do not fight; touch has no hovering and only clicks.
 */
export function openOnHover(group: HTMLDetailsElement): void {
  let timer = 0;
  let byHover = false;
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const open = () => {
    if (group.open) return;
    group.open = true;
    byHover = true;
  };
  const close = () => {
    if (byHover && !group.contains(document.activeElement)) group.open = false;
  };
  group.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') later(open, openDelay);
  });
  group.addEventListener('pointerleave', () => later(close, closeDelay));
  group.addEventListener('toggle', () => {
    if (!group.open) byHover = false;
  });
  group.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer);
    // Clicks by keyboard have a detail of 0: they close the group as usual.
    if (byHover && event.detail > 0) event.preventDefault();
    byHover = false;
  });
  // The pointer may have come before this code did.
  if (group.matches(':hover') && matchMedia('(hover: hover)').matches) open();
}
