import CMS from '@sveltia/cms';

/**
 * Has the browser ask before a page is closed on which words were typed and not saved. The CMS keeps
 * them in the browser half a second after they were typed, and offers them when the entry is opened
 * again; but who closes a page may never come back to it.
 */
export function warnBeforeLeaving(): void {
  let typedAt: string | undefined;
  document.addEventListener('input', () => {
    const isForm = /\/(?:entries|new)\b/.test(location.hash);
    if (isForm) typedAt = location.hash;
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler() {
      typedAt = undefined;
    },
  });
  window.addEventListener('beforeunload', (event) => {
    if (typedAt === location.hash) event.preventDefault();
  });
}
