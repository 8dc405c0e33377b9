import '../bufferStandIn.ts';
// This is large and reads no content, so it is loaded before there is anything to render.
import 'react-dom/server';
import type { SiteSource } from '../../content/model/published.ts';
import { type EditedFile, editedSite } from './editedSite.ts';
import { setGenerated } from './generatedData.ts';
import type { PageView } from './shownPage.ts';

/** What to show. */
export interface PreviewRequest {
  source: SiteSource;
  /** The files that were saved since the site was built. */
  saved: readonly EditedFile[];
  edited: EditedFile;
}

/** What the page shows, and what is wrong with the edit. */
export interface PreviewAnswer {
  /** Missing while a field is wrong. */
  view?: PageView | undefined;
  problem?: string | undefined;
}

// The site’s modules keep what they have read, so each worker renders only once.
addEventListener('message', async ({ data }: MessageEvent<PreviewRequest>) => {
  postMessage(
    await answerTo(data).catch(() => ({ problem: 'The page can’t be shown like this.' })),
  );
});

async function answerTo({ source, saved, edited }: PreviewRequest): Promise<PreviewAnswer> {
  const { shown, errors } = editedSite(source, saved, edited);
  const problem = errors[0]?.message;
  if (!shown) return { problem };
  setGenerated(shown.data);
  const { renderPage } = await import('./renderPage.tsx');
  const { page: path, words } = shown;
  return { view: { path, html: renderPage(path), words }, problem };
}
