/** Longer than this nobody reads a name or a value in a message. */
const maxLength = 60;

/** The start of a text. */
export const shortened = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
