import { makeElement } from '../checker/findingsDialog.ts';

let notice: HTMLElement | undefined;

/**
 * Says below the CMS why GitHub did not do something, until it is closed or GitHub does the next
 * thing. The CMS gives a reason only where an entry is saved: if one cannot be deleted, published or
 * sent for review, it just asks to try again.
 * @param words `undefined` once there is no trouble
 */
export function showTrouble(words: string | undefined): void {
  notice?.remove();
  // Where people sign in, the page has words of its own.
  if (!words || !document.querySelector('#nc-root [role="toolbar"]')) return;
  const close = makeElement('button', { type: 'button' }, 'OK');
  close.addEventListener('click', () => showTrouble(undefined));
  notice = makeElement('div', { className: 'trouble' });
  notice.setAttribute('role', 'status');
  notice.append(makeElement('p', {}, words), close);
  document.body.append(notice);
}
