import type { HeadData } from '../../components/PageContext/head.ts';
import { pageGraph } from './pageGraph.ts';
import { serialise } from './serialise.ts';

/** What search engines read of the page, as one JSON-LD graph; a data block, which no CSP stops. */
export function StructuredData({ head }: { head: HeadData }) {
  const json = serialise(pageGraph(head));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialise leaves nothing that ends it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
