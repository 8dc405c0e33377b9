/** Words that say nothing about a link, such as the number of a source; 911 says enough. */
const emptyWords =
  /^\d{1,2}$|^(?:click )?here$|^(?:click|read more|learn more|more|this|link|this page)$/i;

/** Whether a link’s words could be those of any link. */
export const saysNothing = (words: string): boolean => emptyWords.test(words.trim());
