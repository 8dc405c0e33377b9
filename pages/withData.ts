import type { HeadData } from '../components/PageContext/head.ts';

/**
 * A page for Vike to render: its address and all that it shows, so that the build can tell whether
 * it changed.
 * @see https://vike.dev/onBeforePrerenderStart
 */
export const withData = (data: { head: HeadData }) => ({
  url: data.head.path,
  pageContext: { data },
});
