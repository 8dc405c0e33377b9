import sirv from 'sirv';
import type { Plugin } from 'vite';
import { adminPage } from '../content/model/adminPage.ts';
import { currentFolders } from '../content/source/folders.ts';
import { bundleAdmin } from './bundle.ts';

/** While editing: serves the page for editors, bundled as for the site when someone asks for it. */
export function adminPlugin(): Plugin {
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
