import sirv from 'sirv';
import { mergeConfig, type Plugin } from 'vite';
import { bundleAdmin } from './scripts/build/bundle.ts';
import siteConfig from './scripts/build/vite.config.ts';
import { contentPlugin } from './scripts/content/commands/vitePlugin.ts';
import { adminPage } from './scripts/content/model/adminPage.ts';
import { currentFolders } from './scripts/content/source/folders.ts';

/** For editing: the site as it is built, updated as its content changes, and the page for editors. */
export default mergeConfig(siteConfig, {
  plugins: [contentPlugin(), adminPlugin()],
  css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
});

/** Serves the page for editors, bundled as for the site when someone asks for it. */
function adminPlugin(): Plugin {
  // It takes a while at first: who reloads the page meanwhile waits for the same bundle.
  let bundling: ReturnType<typeof bundleAdmin> | undefined;
  return {
    name: 'admin',
    configureServer({ config, middlewares }) {
      middlewares.use(config.base, async (request, response, next) => {
        const { url = '' } = request;
        // Not those of other pages, such as /administration.
        if (!url.startsWith(adminPage) || /^\w/.test(url.slice(adminPage.length))) return next();
        try {
          bundling ??= bundleAdmin(currentFolders(config.root).admin).finally(() => {
            bundling = undefined;
          });
          const { client } = await bundling;
          sirv(client, { dev: true, extensions: ['html'] })(request, response, next);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
