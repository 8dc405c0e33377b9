import path from 'node:path';

/** The absolute paths of the folders that the compiler and the build read and write. */
export interface Folders {
  content: string;
  /** The same folder as a path from the project’s folder. */
  contentPath: string;
  images: string;
  /** The typed modules that pages import: code that does not depend on the content. */
  generated: string;
  /** What these modules read: the data, the rendered bodies and the files below `public`. */
  data: string;
  /** Files that the site serves as they are. */
  public: string;
  /** Files that only save time and may be deleted. */
  cache: string;
  /** The bundled code, which all sites of a project share. */
  bundle: string;
  /** The bundled page for editors, shared as well. */
  admin: string;
  /** The built site. */
  site: string;
}

const ownContent = 'content';

/**
 * @param root the project’s folder
 * @param content a content folder, as a path from `root`; the output of one that is not the
 * project’s own is kept separate, so that the two sites do not overwrite each other
 */
export function foldersIn(root: string, content = ownContent): Folders {
  const folder = path.resolve(root, content);
  const isOwn = folder === path.resolve(root, ownContent);
  const place = isOwn ? root : path.join(root, '.cache', 'sites', nameOf(root, folder));
  const data = path.join(place, 'generated');
  return {
    content: folder,
    contentPath: path.relative(root, folder).split(path.sep).join('/'),
    images: path.join(folder, 'images'),
    generated: path.join(root, 'generated'),
    data,
    public: path.join(data, 'public'),
    cache: path.join(place, '.cache'),
    bundle: path.join(root, '.cache', 'build'),
    admin: path.join(root, '.cache', 'admin'),
    site: path.join(place, 'dist', 'client'),
  };
}

/**
 * The folders of this run. `CONTENT=FOLDER` builds, checks and serves another content folder with
 * the same commands.
 */
export const currentFolders = (
  root = process.cwd(),
  env: Readonly<Record<string, string | undefined>> = process.env,
): Folders => foldersIn(root, env.CONTENT || ownContent);

/** The absolute path of a file in findings, which begins with `content/`, whatever the folder. */
export const absoluteOf = ({ content }: Pick<Folders, 'content'>, file: string): string =>
  path.join(content, path.posix.relative(ownContent, file));

/** `tests/sample` → `tests-sample` */
const nameOf = (root: string, folder: string) =>
  path.relative(root, folder).replaceAll(/\W+/g, '-').replace(/^-/, '');
