/** Windows ends a line with two signs, which say no more than one: a text with one for each. */
export const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n');

/**
 * Gives a text the line ends that another one has.
 * @param text with line feeds alone
 */
export const withEndsOf = (original: string, text: string): string =>
  original.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
