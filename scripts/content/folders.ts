import path from 'node:path';

/** The absolute paths of the folders that the compiler reads and writes. */
export interface Folders {
  content: string;
  images: string;
  generated: string;
  /** Files that the site serves as they are. */
  public: string;
  /** What only saves time and may be deleted. */
  cache: string;
}

/** @param root the project’s folder */
export function foldersIn(root: string): Folders {
  return {
    content: path.join(root, 'content'),
    images: path.join(root, 'content', 'images'),
    generated: path.join(root, 'generated'),
    public: path.join(root, 'generated', 'public'),
    cache: path.join(root, '.cache'),
  };
}
