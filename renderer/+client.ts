import { correctPage } from './client/correctPage.ts';
import { focusLanding } from './client/focusLanding.ts';
import { markForm, markScrolled } from './client/markView.ts';
import { onFirstUse, requireConnection } from './client/onDemand.ts';
import { startChat } from './client/startChat.ts';
import { startMap } from './client/startMap.ts';
import { whenVisited } from './client/whenVisited.ts';
import { startIslands } from './islands/startIslands.ts';

markScrolled();
markForm();
correctPage();
focusLanding();
whenVisited(startIslands);
startMap();
startChat();
// The code of the menus comes when the header is first used.
const header = document.querySelector('[data-site-header]');
if (header) {
  // A chosen link closes the phone’s menu, which would cover what the link leads to.
  header.addEventListener('click', ({ target }) => {
    const menu = (target as Element).closest('a')?.closest('[data-menu="mobile"]');
    menu?.removeAttribute('open');
  });
  onFirstUse(header, async () => {
    requireConnection();
    const { startMenus } = await import('./client/menus/startMenus.ts');
    startMenus();
  });
}
// A notice has no button until this code is there, and a video is a link.
if (document.querySelector('[data-notice]')) {
  import('./client/closeNotice.ts').then(
    ({ closeNotice }) => whenVisited(closeNotice),
    () => {},
  );
}
if (document.querySelector('[data-video]')) import('./client/playVideos.ts').catch(() => {});
if (import.meta.env.DEV || new URLSearchParams(location.search).has('edit')) {
  import('./client/offerForm.ts').then(({ offerForm }) => offerForm());
}
if (import.meta.hot) {
  const { showEdits } = await import('./client/showEdits.ts');
  showEdits(import.meta.hot);
}
