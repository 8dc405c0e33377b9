/** Programs end a line with one sign or another, or with both, which says the same: with one for all. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Gives a text the line ends that another one has. */
export const withEndsOf = (original: string, text: string): string =>
  original.includes('\r\n') ? withLineFeeds(text).replaceAll('\n', '\r\n') : text;
