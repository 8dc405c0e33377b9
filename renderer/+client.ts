import { chooseNotFound } from './client/chooseNotFound.ts';
import { closeNotice } from './client/closeNotice.ts';
import { focusLanding } from './client/focusLanding.ts';
import { markForm } from './client/markForm.ts';
import { markScrolled } from './client/markScrolled.ts';
import { showCurrentYear } from './client/showCurrentYear.ts';
import { startChat } from './client/startChat.ts';
import { startMap } from './client/startMap.ts';
import { wakeMenus } from './client/wakeMenus.ts';
import { whenVisited } from './client/whenVisited.ts';
import { startIslands } from './islands/startIslands.ts';

markScrolled();
markForm();
wakeMenus();
closeNotice();
chooseNotFound();
focusLanding();
showCurrentYear();
whenVisited(startIslands);
startMap();
startChat();
// Until this code is there, each video is a link.
if (document.querySelector('[data-video]')) import('./client/playVideos.ts').catch(() => {});
if (import.meta.env.DEV || new URLSearchParams(location.search).has('edit')) {
  import('./client/offerForm.ts').then(({ offerForm }) => offerForm());
}
if (import.meta.hot) {
  const { showEdits } = await import('./client/showEdits.ts');
  showEdits(import.meta.hot);
}
