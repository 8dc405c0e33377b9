import type { PageHead } from '../components/PageContext/head.ts';

/**
 * A page for Vike to render: its address and all that it shows, so that the build can tell whether
 * it changed.
 * @see https://vike.dev/onBeforePrerenderStart
 */
export const withData = (data: { head: PageHead }) => ({
  url: data.head.path,
  pageContext: { data },
});
