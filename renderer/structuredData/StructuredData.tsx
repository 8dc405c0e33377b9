import type { HeadData } from '../../components/PageContext/head.ts';
import { pageGraph } from './pageGraph.ts';

/** What search engines read of the page, as one JSON-LD graph; a data block, which no CSP stops. */
export function StructuredData({ head }: { head: HeadData }) {
  const json = serialise(pageGraph(head));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialise leaves nothing that ends it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * A value as JSON that may stand in a `<script>` element: nothing in it can end the element, open a
 * comment or be read as an entity. `JSON.stringify` escapes lone surrogates already.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
function serialise(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, unicodeEscape);
}

const unicodeEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
