import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageRenderer } from './pageRenderer.ts';
import type { RenderJob } from './renderPages.ts';

// One of several processes that render pages, each its share of them.
process.once('message', async (job: RenderJob) => {
  try {
    await renderShare(job);
    process.disconnect();
  } catch (error) {
    // Vike has a handler of its own for errors that nobody caught, and goes on.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  }
});
// Nobody waits for the pages any more.
process.once('disconnect', () => process.exit());

async function renderShare({ pages, bundle, target }: RenderJob): Promise<void> {
  const render = await pageRenderer(bundle);
  for (const { path: page, file } of pages) {
    const absolute = path.join(target, file);
    const html = await render(page);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, html);
    process.send?.(page);
  }
}
