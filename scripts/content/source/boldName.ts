/** The stars around a name, with its colon inside or outside of them. */
const boldName = /^([*_]{1,3})([A-Za-z][\w -]{0,60}?)(?:\s*[:：]\s*\1|\1\s*[:：])\s*/;

/** The stars around a whole field. */
const boldField = /^([*_]{1,3})([A-Za-z][\w -]{0,60}?)\s*[:：]\s+(.*?)\s*\1$/;

/**
 * A field without the stars around its name: chats answer with “**Title:** Hail in Byron”.
 * @param words a line without the spaces and the hyphen before it
 * @returns `undefined` for any other line
 */
export function withoutBoldName(words: string): string | undefined {
  const found = boldName.exec(words);
  if (found) return `${found[2]}: ${words.slice(found[0].length)}`.trimEnd();
  const [, , name, rest] = boldField.exec(words) ?? [];
  return name && `${name}: ${rest}`;
}

/** The advice for such a line. */
export const noBoldName =
  'Write the name of a field without stars, with a colon and a space after it.';
