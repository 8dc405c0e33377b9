/** Longer than this nobody reads a name or a value in a message. */
const maxLength = 60;

/** The start of a text. */
export const shortened = (text: string, length = maxLength) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
