/** Corrects what the HTML cannot know: the address that it is served at, and the year. */
export function correctPage(): void {
  chooseNotFound();
  // A page built last year must not look abandoned in January.
  const year = String(new Date().getFullYear());
  for (const element of document.querySelectorAll('[data-current-year]')) {
    // Even the same text is a change, for which the browser computes styles again.
    if (element.textContent !== year) element.textContent = year;
  }
}

/**
 * Does what hosts with a single `404.html` leave to the page: a path below /blog/ is a missing
 * post, and one with a trailing slash may be a page without it.
 */
function chooseNotFound(): void {
  const page = document.querySelector<HTMLElement>('[data-not-found="page"]');
  const post = document.querySelector<HTMLElement>('[data-not-found="post"]');
  if (!page || !post) return;
  const address = new URL(location.href);
  if (address.pathname.endsWith('/') && !wasRedirected()) {
    // Set as a path, so that it can never name another host.
    address.pathname = address.pathname.slice(0, -1);
    location.replace(address);
  }
  const isPost = location.pathname.startsWith(`${import.meta.env.BASE_URL}blog/`);
  page.hidden = isPost;
  post.hidden = !isPost;
}

/** Whether the host itself led here, as some do from a folder’s address to the one with a slash. */
function wasRedirected(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming).redirectCount > 0;
}
