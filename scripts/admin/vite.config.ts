import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { adminFolder, adminPolicy } from '../content/model/adminPage.ts';
import { currentFolders } from '../content/source/folders.ts';

/** The page carries its policy, for hosts that send no headers. */
const ownPolicy: Plugin = {
  name: 'admin-policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: adminPolicy },
      injectTo: 'head-prepend',
    },
  ],
};

const nothing = '\0nothing';

/** The CMS can colour code in three hundred languages, and no field of ours holds any. */
const withoutLanguages: Plugin = {
  name: 'without-languages',
  enforce: 'pre',
  resolveId: (id) => (/^@shikijs\/(?:langs|themes)\//.test(id) ? nothing : undefined),
  load: (id) => (id === nothing ? 'export default []' : undefined),
};

/**
 * The editors’ page is bundled apart from the site, so that no byte of what visitors load depends
 * on it. All of its addresses are relative: it works below any path.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [ownPolicy, withoutLanguages],
  build: {
    outDir: path.join(currentFolders(path.join(import.meta.dirname, '../..')).admin, 'client'),
    emptyOutDir: true,
    assetsDir: adminFolder.slice(1, -1),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
    // It is one program that is loaded once.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'admin.html'),
      // gray-matter can run front matter that is code; we read none, and the policy would stop it.
      checks: { eval: false, pluginTimings: false },
    },
  },
});
