/** Lets the notice be closed; noticeScript.js remembers it on the next page. */
export function closeNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  notice.toggleAttribute('data-ready', true);
  button.addEventListener('click', () => {
    document.documentElement.toggleAttribute('data-notice-closed', true);
    document.querySelector<HTMLElement>('[data-site-header] a')?.focus({ preventScroll: true });
    try {
      localStorage.setItem('closed-notice', notice.dataset.notice ?? '');
    } catch {
      // Without storage it is closed only on this page.
    }
  });
}
