/** How many columns the grid has beyond one. */
const columnCounts = [2, 3, 4] as const;

/**
 * Which tiles are as wide as two, so that every row of the grid is full however many tiles there are.
 * @param count the number of tiles
 * @returns for each tile the numbers of columns with which it is wide
 */
export function wideTiles(count: number): number[][] {
  // One alone has a row of its own, its words beside its picture.
  if (count === 1) return [[...columnCounts]];
  const wide = columnCounts.map((columns) => [columns, wideAmong(count, columns)] as const);
  return Array.from({ length: count }, (_, index) =>
    wide.flatMap(([columns, tiles]) => (tiles[index] ? [columns] : [])),
  );
}

/**
 * Of two columns the first tile has a row where their number is odd. Of more, each row has one wide
 * tile, by turns at its beginning and its end; what is left over makes a row of narrow tiles or of
 * two wide ones.
 */
function wideAmong(count: number, columns: number): boolean[] {
  if (columns === 2) return [count % 2 === 1];
  const mixed = columns - 1;
  const left = [0, columns, 2][count % mixed] ?? 0;
  const inRows = Array.from({ length: Math.max(0, count - left) }, (_, index) => {
    const isOddRow = Math.floor(index / mixed) % 2 === 1;
    return index % mixed === (isOddRow ? mixed - 1 : 0);
  });
  return left === 2 ? [...inRows, true, true] : inRows;
}
