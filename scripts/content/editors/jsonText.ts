const maxWidth = 100;
const listOfWords = /^(.*)\[((?:\n\s+(?:"[^"\n]*"|[\d.-]+),?)+)\n\s*\](,?)$/gm;

/**
 * A value as JSON in the form that Biome keeps, so that formatting the repository changes nothing:
 * lists of words stand on one line where they fit.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replace(listOfWords, (long, start, items, comma) => {
    const short = `${start}[${items.trim().replace(/,\s+/g, ', ')}]${comma}`;
    return short.length <= maxWidth ? short : long;
  });
  return `${text}\n`;
}
