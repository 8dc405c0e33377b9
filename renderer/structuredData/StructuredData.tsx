import type { HeadData } from '../../components/PageContext/head.ts';
import { pageGraph } from './pageGraph.ts';

/** What search engines read about the page, as one JSON-LD graph; no CSP blocks a data block. */
export function StructuredData({ head }: { head: HeadData }) {
  const json = serialise(pageGraph(head));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialise escapes what could end it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * A value as JSON that is safe in a `<script>` element: nothing in it can end the element, open a
 * comment or be read as an entity. `JSON.stringify` already escapes lone surrogates.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
function serialise(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, unicodeEscape);
}

const unicodeEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
