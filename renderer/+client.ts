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
  onFirstUse(header, async () => {
    requireConnection();
    await import('./client/menus/startMenus.ts');
  });
}
// These start on their own. Until then, a notice has no button, and a video is a link.
if (document.querySelector('[data-notice]')) import('./client/closeNotice.ts').catch(() => {});
if (document.querySelector('[data-video]')) import('./client/playVideos.ts').catch(() => {});
if (import.meta.env.DEV || new URLSearchParams(location.search).has('edit')) {
  import('./client/offerForm.ts');
}
if (import.meta.hot) {
  const { showEdits } = await import('./client/showEdits.ts');
  showEdits(import.meta.hot);
}
