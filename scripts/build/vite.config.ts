import path from 'node:path';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { site } from '#content/site';
import { siteAddress } from '../content/model/site.ts';
import { currentFolders } from '../content/source/folders.ts';
import { scopedName } from './scopedName.ts';

const folders = currentFolders(path.resolve(import.meta.dirname, '../..'));

/** Each build renders with its own bundle; what would be noted in node_modules is the last one’s. */
const ownServerEntry = { vitePluginServerEntry: { disableAutoImport: true } };

/**
 * How the site is bundled and rendered. Vike has Vite bundle this file several times a build, so
 * what only editing needs stays out of it: see the one of the project’s folder.
 */
export default defineConfig({
  base: siteAddress(site).base,
  // The build brings these files to the site and the content’s plugin serves them while editing, as
  // they come and go without the code.
  publicDir: false,
  plugins: [vike()],
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
