/** Fetches what plays videos, on pages that have one; until it is there each is a link. */
export function startVideos(): void {
  if (document.querySelector('[data-video]')) import('./playVideos.ts').catch(() => {});
}
