/** The numbers of columns that the grid may have, besides one. */
const columnCounts = [2, 3, 4] as const;

/**
 * Which tiles span two columns, so that every row of the grid is full however many tiles there are.
 * @param count the number of tiles
 * @returns for each tile, the column counts at which it is wide
 */
export function wideTiles(count: number): number[][] {
  // A single tile takes a whole row, with its words beside its picture.
  if (count === 1) return [[...columnCounts]];
  const wide = columnCounts.map((columns) => [columns, wideAmong(count, columns)] as const);
  return Array.from({ length: count }, (_, index) =>
    wide.flatMap(([columns, tiles]) => (tiles[index] ? [columns] : [])),
  );
}

/**
 * With two columns, the first tile takes a whole row if the number of tiles is odd. With more, each
 * row has one wide tile, alternately at its start and its end; what is left over makes a row of
 * narrow tiles or of two wide ones.
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
