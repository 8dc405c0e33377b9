/**
 * Whether a text is another one misspelt, rather than something else that looks alike: one letter
 * too many, too few or wrong, or two swapped. The page /services/siding is not a slip for
 * /services/roofing, IN not for IL, and hail-2023 not for hail-2024.
 * Suggestions may be bolder, as a person reads them first.
 */
export function isSlip(written: string, meant: string): boolean {
  const [from, to] = [bare(written), bare(meant)];
  if (from.toLowerCase() === to.toLowerCase()) return true;
  const start = sharedLength(from, to);
  const rest = Math.min(from.length, to.length) - start;
  const end = Math.min(rest, sharedLength(reversed(from), reversed(to)));
  const wrong = from.slice(start, from.length - end);
  const right = to.slice(start, to.length - end);
  const isSwap = wrong.length === 2 && wrong === reversed(right);
  const isOneLetter = wrong.length <= 1 && right.length <= 1;
  return (isSwap || isOneLetter) && from.length >= shortest && !/\d/.test(wrong + right);
}

/** Of fewer letters, one that differs may make another word. */
const shortest = 4;

/** A link without what only makes it relative: services/roofing.md says /services/roofing. */
const bare = (text: string) => text.replace(/^[./]+|\.(md|html?)$/g, '');
const reversed = (text: string) => [...text].reverse().join('');

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length++;
  return length;
}
