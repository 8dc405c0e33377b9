import { whenVisited } from './whenVisited.ts';

/** What noticeScript.js reads before the next page is shown. */
const closedNotice = 'closed-notice';

/** Lets the notice be closed, for this page and the next ones. */
function letClose(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  const text = notice.dataset.notice ?? '';
  notice.toggleAttribute('data-ready', true);
  // A page that comes back, or was prerendered, may be older than the click that closed it.
  if (isClosed(text)) hide();
  addEventListener('pageshow', () => isClosed(text) && hide());
  button.addEventListener('click', () => {
    hide();
    document.querySelector<HTMLElement>('[data-site-header] a')?.focus({ preventScroll: true });
    try {
      localStorage.setItem(closedNotice, text);
    } catch {
      // Without storage it is closed only on this page.
    }
  });
}

const hide = () => document.documentElement.toggleAttribute('data-notice-closed', true);

function isClosed(text: string): boolean {
  try {
    return localStorage.getItem(closedNotice) === text;
  } catch {
    return false;
  }
}

whenVisited(letClose);
