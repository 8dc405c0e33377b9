/**
 * Words of the interface with what the page knows put in: “2 of 5” from `{current} of {total}`.
 * @param values by the names between braces
 */
export const completed = (words: string, values: Readonly<Record<string, string | number>>) =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);
