import type { Config } from 'vike/types';

/** Pages are HTML only: React runs while building, and in the browser only inside islands. */
export default {
  prerender: { noExtraDir: true },
  clientRouting: false,
  meta: { Page: { env: { server: true, client: false } } },
  ai: { skill: false },
} satisfies Config;
