interface Place {
  /** The groups and links of the bar. */
  row: readonly HTMLElement[];
  /** The group that holds the focus and the links below it; just the link where there is none. */
  column: readonly HTMLElement[];
  group: HTMLDetailsElement | null;
  focused: HTMLElement;
}

/**
 * Where each key leads: along the bar, or up and down a group.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
const destinations: Record<string, (place: Place) => HTMLElement | undefined> = {
  ArrowRight: ({ row, column }) => row[row.indexOf(column[0] as HTMLElement) + 1],
  ArrowLeft: ({ row, column }) => row[row.indexOf(column[0] as HTMLElement) - 1],
  ArrowDown: ({ column, group, focused }) => {
    if (group) group.open = true;
    return column[column.indexOf(focused) + 1];
  },
  ArrowUp: ({ column, focused }) => column[column.indexOf(focused) - 1],
  Home: (place) => levelOf(place)[0],
  End: (place) => levelOf(place).at(-1),
};

/** The bar, or the links of the group that the focus is among. */
const levelOf = ({ row, column, focused }: Place) =>
  focused === column[0] ? row : column.slice(1);

/** Lets the arrow keys, Home and End move through the menu of wide screens. */
export function moveByKeys(menu: HTMLElement): void {
  menu.addEventListener('keydown', (event) => {
    const destination = destinations[event.key];
    // Alt with the left arrow, for example, belongs to the browser.
    if (!destination || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = destination(placeOf(menu, event.target as HTMLElement));
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

function placeOf(menu: HTMLElement, focused: HTMLElement): Place {
  const group = focused.closest('details');
  return {
    row: [...menu.querySelectorAll<HTMLElement>(':scope > ul > li > a, summary')],
    column: group ? [...group.querySelectorAll<HTMLElement>('summary, a')] : [focused],
    group,
    focused,
  };
}

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
