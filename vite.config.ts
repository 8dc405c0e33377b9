import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { site } from './generated/site.ts';
import { scopedName } from './scripts/build/scopedName.ts';
import { adminPlugin } from './scripts/build/serveAdmin.ts';
import { contentPlugin } from './scripts/content/commands/vitePlugin.ts';
import { siteAddress } from './scripts/content/model/site.ts';
import { currentFolders } from './scripts/content/source/folders.ts';

const folders = currentFolders(import.meta.dirname);

/** Each build renders with its own bundle; what would be noted in node_modules is the last one’s. */
const ownServerEntry = { vitePluginServerEntry: { disableAutoImport: true } };

export default defineConfig({
  base: siteAddress(site).base,
  // The build brings these files to the site and the content’s plugin serves them while editing, as
  // they come and go without the code.
  publicDir: false,
  plugins: [vike(), contentPlugin(), adminPlugin()],
  ...ownServerEntry,
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // Built apart and then brought over to the site, which so is whole at all times.
    outDir: folders.bundle,
    // Styles and fonts stay files of their own: the CSP allows no data: addresses.
    assetsInlineLimit: 0,
    // How long plugins took is nobody’s concern here.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Pages bring the styles of all of their parts in one file, so that islands ask for none.
  environments: {
    client: { build: { cssCodeSplit: false, emitAssets: false } },
    ssr: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'styles', test: /\.scss$/ }] } },
        },
      },
    },
  },
});
