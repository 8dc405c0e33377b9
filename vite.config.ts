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
  return {
    name: 'admin',
    configureServer({ config, middlewares }) {
      const address = `${config.base}${adminPage.slice(1)}`;
      middlewares.use(async (request, response, next) => {
        const { url = '' } = request;
        // Not those of other pages, such as /administration.
        if (!url.startsWith(address) || /^\w/.test(url.slice(address.length))) return next();
        try {
          const { client } = await bundleAdmin(currentFolders(config.root).admin);
          request.url = url.slice(config.base.length - 1);
          sirv(client, { dev: true, extensions: ['html'] })(request, response, () => {
            request.url = url;
            next();
          });
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
