/** The parts of a path with forward slashes, as `path.posix.parse` gives them, in a browser too. */
export interface FilePath {
  /** The folder; empty for a file without one. */
  dir: string;
  /** The name with its ending. */
  base: string;
  /** The name without its last ending. */
  name: string;
  /** The last ending, with its point. */
  ext: string;
}

export function parsePath(file: string): FilePath {
  const slash = file.lastIndexOf('/');
  const base = file.slice(slash + 1);
  const point = base.lastIndexOf('.');
  const ext = point > 0 ? base.slice(point) : '';
  return {
    dir: file.slice(0, Math.max(slash, 0)),
    base,
    name: base.slice(0, base.length - ext.length),
    ext,
  };
}
