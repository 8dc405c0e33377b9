import type { HeadData } from '../components/PageContext/head.ts';

/**
 * A page of many for Vike to render: its address and all that it shows, so that the build can tell
 * whether it changed. Pages with an address of their own Vike finds by itself.
 * @see https://vike.dev/onBeforePrerenderStart
 */
export const withData = (data: { head: HeadData }) => ({
  url: data.head.path,
  pageContext: { data },
});
