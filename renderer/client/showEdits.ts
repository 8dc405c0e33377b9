import morphdom from 'morphdom';

/**
 * While editing: brings an edit of the content into the open page. Loading the page again takes
 * longer, and the editor would lose the place, open menus and what is typed.
 * @param hot Vite’s connection to its server
 */
export function showEdits(hot: NonNullable<ImportMeta['hot']>): void {
  hot.on('content-changed', () => {
    // There is no mistake any more.
    document.querySelector(overlay)?.remove();
    return showPage();
  });
  // An edit may have come after the page and before this: the server tells how things stand now.
  hot.send('content-opened');
}

/** In which Vite shows mistakes. */
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
    // What a script has filled, such as the chat, is empty in the page.
    onBeforeElChildrenUpdated: (_from, to) => to.hasChildNodes(),
    onBeforeNodeDiscarded: ({ nodeName }) => nodeName.toLowerCase() !== overlay,
  });
}

async function fetchPage(): Promise<Document | undefined> {
  const response = await fetch(location.href);
  const isPage = response.ok || response.status === 404;
  return isPage ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
}

/** React owns what is in an island, so other props need another page. */
const hasSameIslands = (next: Document) => islandsOf(next) === islandsOf(document);

const islandsOf = (page: Document) =>
  JSON.stringify(
    [...page.querySelectorAll<HTMLElement>('[data-island]')].map(({ dataset }) => [
      dataset.islandId,
      dataset.props,
    ]),
  );

/** @returns whether an element takes over what the new page says of it */
function keepState(from: HTMLElement, to: HTMLElement): boolean {
  if (from.isEqualNode(to) || from.dataset.island) return false;
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
  return true;
}
