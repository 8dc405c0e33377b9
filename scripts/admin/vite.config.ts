import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { scopedName } from '../build/scopedName.ts';
import { adminFolder, adminPolicy } from '../content/model/adminPage.ts';
import { currentFolders } from '../content/source/folders.ts';

/** Puts the policy into the page, for hosts that send no headers. */
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

/** The CMS can highlight code in three hundred languages, and no field of ours has any code. */
const withoutLanguages: Plugin = {
  name: 'without-languages',
  enforce: 'pre',
  resolveId: (id) => (/^@shikijs\/(?:langs|themes)\//.test(id) ? nothing : undefined),
  load: (id) => (id === nothing ? 'export default []' : undefined),
};

const rendering = '\0read-generated';
const givenData = JSON.stringify(path.join(import.meta.dirname, 'preview/generatedData.ts'));

/** Replaces modules in the worker that renders pages for editors, without a document or a disk. */
const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id.endsWith('/emit/readGenerated.ts')) return rendering;
    if (id !== 'decode-named-character-reference') return undefined;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found?.id.replace(/index\.dom\.js$/, 'index.js');
  },
  load: (id) =>
    id === rendering ? `export { readGiven as readGenerated } from ${givenData}` : undefined,
};

/**
 * The editors’ page is bundled separately from the site, so that nothing that visitors load depends
 * on it. All of its addresses are relative, so it works below any path.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [ownPolicy, withoutLanguages],
  css: { modules: { generateScopedName: scopedName } },
  worker: {
    format: 'es',
    plugins: () => [standIns],
    rolldownOptions: { checks: { eval: false, pluginTimings: false } },
  },
  build: {
    outDir: path.join(currentFolders(path.join(import.meta.dirname, '../..')).admin, 'client'),
    emptyOutDir: true,
    assetsDir: adminFolder.slice(1, -1),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
    // It is a single program that is loaded once.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'admin.html'),
      // gray-matter can eval front matter; none of ours is code, and the policy would block it.
      checks: { eval: false, pluginTimings: false },
    },
  },
});
