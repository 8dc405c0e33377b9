import path from 'node:path';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { site } from '#content/site';
import { siteAddress } from '../content/model/site.ts';
import { currentFolders } from '../content/source/folders.ts';
import { scopedName } from './scopedName.ts';

const folders = currentFolders(path.resolve(import.meta.dirname, '../..'));

/** Each build renders with its own bundle; node_modules would refer to the one built last. */
const ownServerEntry = { vitePluginServerEntry: { disableAutoImport: true } };

/**
 * How the site is bundled and rendered. Vike has Vite bundle this file several times per build, so
 * what only editing needs is in the vite.config.ts of the project’s folder instead.
 */
export default defineConfig({
  base: siteAddress(site).base,
  // The build brings these files to the site, and the content’s plugin serves them while editing,
  // as they change independently of the code.
  publicDir: false,
  plugins: [vike()],
  ...ownServerEntry,
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // Built separately and then moved to the site, which is whole at all times that way.
    outDir: folders.bundle,
    // Styles and fonts stay files of their own: the CSP allows no data: addresses.
    assetsInlineLimit: 0,
    // No one needs to know how long plugins took.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Pages load the styles of all their parts in one file, so that islands load none.
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
