import { mergeConfig } from 'vite';
import { adminPlugin } from './scripts/build/serveAdmin.ts';
import siteConfig from './scripts/build/vite.config.ts';
import { contentPlugin } from './scripts/content/commands/vitePlugin.ts';

/**
 * For development: the site as it is built, updated as content changes, and the page for editors.
 */
export default mergeConfig(siteConfig, {
  plugins: [contentPlugin(), adminPlugin()],
  css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
});
