import morphdom from 'morphdom';

/**
 * During editing: applies edits of the content to the open page. Reloading the page takes longer,
 * and the editor would lose the scroll position, open menus and what is typed.
 * @param hot Vite’s connection to its server
 */
export function showEdits(hot: NonNullable<ImportMeta['hot']>): void {
  hot.on('content-changed', () => {
    // The error is gone.
    document.querySelector(overlay)?.remove();
    return showPage();
  });
  // An edit may have come after the page and before this: the server sends the current state.
  hot.send('content-opened');
}

/** The element in which Vite shows errors. */
const overlay = 'vite-error-overlay';

async function showPage(): Promise<void> {
  const next = await fetchPage();
  if (!next || !hasSameIslands(next)) {
    location.reload();
    return;
  }
  document.title = next.title;
  morphdom(document.body, next.body, {
    onBeforeElUpdated: keepState,
    // Keeps what a script has filled, such as the chat: it is empty in the new page.
    onBeforeElChildrenUpdated: (_from, to) => to.hasChildNodes(),
    onBeforeNodeDiscarded: ({ nodeName }) => nodeName.toLowerCase() !== overlay,
  });
}

async function fetchPage(): Promise<Document | undefined> {
  const response = await fetch(location.href);
  const isPage = response.ok || response.status === 404;
  return isPage ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
}

/** React owns what is in an island, so changed props need a reload. */
const hasSameIslands = (next: Document) => islandsOf(next) === islandsOf(document);

const islandsOf = (page: Document) =>
  JSON.stringify(
    [...page.querySelectorAll<HTMLElement>('[data-island]')].map(({ dataset }) => [
      dataset.islandId,
      dataset.props,
    ]),
  );

/** @returns whether an element is updated from the new page */
function keepState(from: HTMLElement, to: HTMLElement): boolean {
  if (from.isEqualNode(to) || from.dataset.island) return false;
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
  return true;
}
