import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { copyProject } from '../../scripts/copyProject.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { serveBuilt } from '../../scripts/serve/serveBuilt.ts';
import { sampleContent } from '../../scripts/test/stages.ts';
import { build, edit } from '../build/builtProject.ts';
import { startFormService } from '../pages/formService.ts';

/**
 * Runs first on a page and notes what goes wrong there, as not every engine’s driver reports that.
 * Firefox reports preloading a module that it already has as an error; a module that really is
 * missing makes its island fail.
 */
const watch = `window.troubles = [];
const note = ({ violatedDirective, message, reason, target }) => {
  if (target.rel === 'modulepreload') return;
  troubles.push(violatedDirective || message || String(reason || target.src || target.href));
};
for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
  addEventListener(name, note, true);
}
`;

const endpoint = 'https://forms.example/estimate';

/**
 * Builds the sample site with a form service in its settings, and serves it with a local service at
 * a separate origin. Each page notes what goes wrong in `window.troubles`.
 */
export async function serveWatchedSite() {
  const service = await startFormService();
  const root = await copyProject(process.cwd(), sampleContent);
  const delivery = `estimateDelivery:\n  endpoint: ${endpoint}\n  format: json`;
  await edit(root, 'content/site.yaml', /^estimateDelivery: simulated$/m, delivery);
  await build(root);
  const { site } = foldersIn(root);
  await writeFile(path.join(site, 'watch.js'), watch);
  for (const file of ['_headers', ...listFiles(site).filter((name) => name.endsWith('.html'))]) {
    const text = await readFile(path.join(site, file), 'utf8');
    const watched = text
      .replace('<head>', '<head><script src="/watch.js"></script>')
      .replaceAll(endpoint, service.url)
      .replaceAll(new URL(endpoint).origin, new URL(service.url).origin);
    await writeFile(path.join(site, file), watched);
  }
  const { origin, close } = await serveBuilt(site);
  return {
    origin,
    service,
    close: async () => {
      await close();
      await service.close();
      await rm(root, { recursive: true });
    },
  };
}
