/**
 * The pages of a long list that are linked from one of them: the first, the last and its neighbors.
 * @param current the page’s own number, from 1
 * @param count how many pages there are
 */
export function shownPages(current: number, count: number): (number | 'gap')[] {
  const near = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - current) <= 1,
  );
  return near.flatMap((number, index): (number | 'gap')[] => {
    const missing = number - (near[index - 1] ?? 0) - 1;
    // A gap of a single page can be that page instead.
    if (missing === 1) return [number - 1, number];
    return missing > 1 ? ['gap', number] : [number];
  });
}
