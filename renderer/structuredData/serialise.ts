/**
 * A value as JSON that may stand in a `<script>` element: nothing in it can end the element, open a
 * comment or be read as an entity. `JSON.stringify` escapes lone surrogates already.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function serialise(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, unicodeEscape);
}

const unicodeEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
