/** A picture as rows of red, green and blue, a byte each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Rows of a picture; the end is exclusive. */
export interface Rows {
  top: number;
  bottom: number;
}

/** Where two pictures of the same width differ. */
export interface ChangedRegion {
  before: Rows;
  after: Rows;
  /** The columns between which they differ. */
  left: number;
  right: number;
}

/**
 * Finds where two pictures differ, from top to bottom.
 * @param gap up to this many equal rows between two differences are part of the same region
 * @returns none if both look the same; one if something was inserted or removed, as everything
 * below it has moved
 */
export function changedRegions(before: Pixels, after: Pixels, gap: number): ChangedRegion[] {
  if (before.height !== after.height) return [movedRegion(before, after)];
  const regions: ChangedRegion[] = [];
  for (let row = 0; row < after.height; row += 1) {
    if (isSameRow(before, row, after, row)) continue;
    const columns = changedColumns(before, after, row);
    const last = regions.at(-1);
    if (last && row - last.after.bottom <= gap) {
      last.before.bottom = row + 1;
      last.after.bottom = row + 1;
      last.left = Math.min(last.left, columns.left);
      last.right = Math.max(last.right, columns.right);
    } else {
      const rows = () => ({ top: row, bottom: row + 1 });
      regions.push({ before: rows(), after: rows(), ...columns });
    }
  }
  return regions;
}

/** Leaves out what is the same above and below. */
function movedRegion(before: Pixels, after: Pixels): ChangedRegion {
  const shared = Math.min(before.height, after.height);
  const isSame = (row: number, rowBelow: number) => isSameRow(before, row, after, rowBelow);
  let top = 0;
  while (top < shared && isSame(top, top)) top += 1;
  let below = 0;
  while (below < shared - top && isSame(before.height - 1 - below, after.height - 1 - below)) {
    below += 1;
  }
  return {
    before: { top, bottom: before.height - below },
    after: { top, bottom: after.height - below },
    left: 0,
    right: after.width,
  };
}

/** As a Buffer, which compares natively. */
function rowOf({ data, width }: Pixels, row: number): Buffer {
  const bytes = width * 3;
  return Buffer.from(data.buffer, data.byteOffset + row * bytes, bytes);
}

const isSameRow = (a: Pixels, rowOfA: number, b: Pixels, rowOfB: number) =>
  rowOf(a, rowOfA).equals(rowOf(b, rowOfB));

function changedColumns(before: Pixels, after: Pixels, row: number) {
  const [old, now] = [rowOf(before, row), rowOf(after, row)];
  const first = now.findIndex((value, index) => value !== old[index]);
  const last = now.findLastIndex((value, index) => value !== old[index]);
  return { left: Math.floor(first / 3), right: Math.floor(last / 3) + 1 };
}
