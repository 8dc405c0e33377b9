import type { Plugin } from 'vite';

/** What Vite puts before each `import()`, under the name that Vite gives it. */
const helper = '\0vite/preload-helper.js';

/**
 * Fetches the files that a chunk needs along with it. Vite’s own function does so too, in four
 * times the bytes, which every page would load. A chunk whose stylesheet cannot be had comes all
 * the same. Without a connection nothing is asked for: browsers that follow the older standard
 * remember a failed import and never try it again.
 * @see https://github.com/whatwg/html/pull/10327
 */
export function shortPreload(): Plugin {
  let base = '/';
  return {
    name: 'short-preload',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    load: {
      filter: { id: /preload-helper/ },
      handler: (id) => (id === helper ? codeFor(base) : undefined),
    },
  };
}

const codeFor = (base: string) => `
const fetched = {};

const fetchFile = (file) => fetched[file] ??= new Promise((resolve) => {
  const href = ${JSON.stringify(base)} + file;
  if (document.querySelector('link[href="' + href + '"]')) return resolve();
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = href;
  link.onload = resolve;
  link.onerror = () => {
    link.remove();
    delete fetched[file];
    resolve();
  };
  document.head.append(link);
});

export const __vitePreload = async (load, files = []) => {
  if (!navigator.onLine) throw new TypeError('There is no connection.');
  await Promise.all(files.map(fetchFile));
  return load();
};
`;
