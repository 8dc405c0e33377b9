import path from 'node:path';
import { sourceHash } from '../../sourceHash.ts';

/** The absolute paths of the folders that the compiler and the build read and write. */
export interface Folders {
  content: string;
  /** The same as a path from the project’s folder. */
  contentPath: string;
  images: string;
  /** The typed modules that pages import: code, the same whatever the content says. */
  generated: string;
  /** What these modules read: the data, the rendered bodies and the files below `public`. */
  data: string;
  /** Files that the site serves as they are. */
  public: string;
  /** What only saves time and may be deleted. */
  cache: string;
  /** The bundled code, which all sites of a project share. */
  bundle: string;
  /** The bundled page for editors, likewise. */
  admin: string;
  /** The built site. */
  site: string;
}

const ownContent = 'content';

/**
 * @param root the project’s folder
 * @param content another content folder than the project’s own, as a path from `root`: what is made
 * of it lies apart, so that neither site is in the other’s way
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
 * @param root the project’s folder
 * @param env the environment of the run
 */
export const currentFolders = (
  root = process.cwd(),
  env: Readonly<Record<string, string | undefined>> = process.env,
): Folders => foldersIn(root, env.CONTENT || ownContent);

/**
 * Where a file of the content is. Findings name all as `content/…`, as most of them are.
 * @param file a path as findings name it
 */
export const absoluteOf = ({ content }: Pick<Folders, 'content'>, file: string): string =>
  path.join(content, path.posix.relative(ownContent, file));

/** `tests/sample` → `tests-sample` */
const nameOf = (root: string, folder: string) =>
  path.relative(root, folder).replaceAll(/\W+/g, '-').replace(/^-/, '');

/** A hash of the compiler’s code and its dependencies: facts that other code found are not used. */
export const compilerVersion = () =>
  `${process.version} ${sourceHash(['scripts/content/**/*.{ts,js}', 'package-lock.json'])}`;
