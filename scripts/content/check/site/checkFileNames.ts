import { filesOf, imageFolder, isWithoutPage, pictureEnding } from '../../model/contentFolder.ts';
import {
  allCollections,
  collectionFolders,
  collectionWithPage,
  meantPath,
  misplacedFiles,
  singleFiles,
} from '../../model/contentTypes.ts';
import { type Diagnostic, type Finding, finding, locate } from '../../model/diagnostic.ts';
import { fileSlug, isSlug, parsePath } from '../../model/fileName.ts';
import { fixedPages, listFolders, possiblePaths, reservedFolders } from '../../model/routes.ts';
import { sentences } from '../../model/words.ts';
import type { CheckedSite } from './sitePages.ts';

/** Checks that every required file exists, and that each file has a valid place and name. */
export function checkFileNames({ folder }: CheckedSite): Diagnostic[] {
  const at = (file: string, found: Finding) => locate(found, `content/${file}`);
  const entries = allCollections.flatMap((type) => filesOf(type, folder));
  const present = new Set(folder.paths);
  const misplaced = misplacedFiles(folder);
  // A missing file and a misplaced one that is meant to be it are a single mistake.
  const meant = new Set(misplaced.map(meantPath));
  return [
    ...singleFiles
      .filter((file) => !present.has(file) && !meant.has(file))
      .map((file) => at(file, finding('missing-file', {}))),
    ...entries.flatMap((file) => {
      const slug = parsePath(file).name;
      if (!isSlug(slug)) return [at(file, badName(file))];
      return isTaken(file) ? [at(file, finding('taken-name', { slug }))] : [];
    }),
    ...folder.paths.filter(isWithoutPage).flatMap((file) => {
      const { name } = parsePath(file);
      return deviceName.test(name) ? [at(file, finding('taken-name', { slug: name }))] : [];
    }),
    ...misplaced.map((file) => at(file, explainFile(file, present))),
  ];
}

/**
 * What Windows takes for a device, whatever the extension: such a file cannot exist there
 * (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
 */
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/i;

/** Whether a file’s name is reserved for something else. */
function isTaken(file: string): boolean {
  const { name } = parsePath(file);
  if (deviceName.test(name)) return true;
  const collection = collectionWithPage(file);
  const paths = collection ? possiblePaths(collection, name) : [];
  return paths.some((path) => ['404', 'index'].includes(name) || ownAddresses.has(path));
}

/** The addresses of pages that always exist, and of folders that the build or the blog creates. */
const ownAddresses: ReadonlySet<string> = new Set([
  ...Object.values(fixedPages),
  ...reservedFolders,
  ...listFolders,
]);

function explainFile(file: string, present: ReadonlySet<string>): Finding {
  const meant = meantPath(file);
  return meant !== undefined && present.has(meant)
    ? finding('duplicate-slug', { other: meant })
    : explainMisplaced(file);
}

function badName(file: string): Finding {
  const { dir, name: slug, ext } = parsePath(file);
  const name = fileSlug(slug);
  const help = nameless.test(slug)
    ? `Click the pencil and change the name above the text to one that says what it is about, such as byron-hail${ext}. If it is just a copy, delete it.`
    : name && renameTo(`${dir}/${name}${ext}`);
  return finding('file-name', { slug }, { help });
}

/** Names that computers give to new files and to copies. */
const nameless = /^(?:untitled|document|new[ -]?file|copy of)\b|\bcopy(?: \d+)?$|\(\d+\)$/i;

/** @param file the path that it should have, below `content/` */
export const renameTo = (file: string) =>
  `Rename it to content/${file}. On GitHub: click the pencil, change the name above the text and click “Commit changes”.`;

const toLeaveFolder = 'To leave a folder, press the Backspace key at the start of the name.';

const asText =
  'Copy its text, paste it as plain text into a new file on GitHub, and delete this one. The guide, content/README.md, explains how.';

/** Files of other kinds, by their extensions. */
const otherKinds: readonly (readonly [endings: RegExp, name: string, help: string])[] = [
  [/\.(?:docx?|odt|rtf|pages|gdoc)$/i, 'a word processor’s document', asText],
  [/\.html?$/i, 'a web page', asText],
  [
    /\.pdf$/i,
    'a PDF document',
    'Upload it to content/files, link to it from a text, and delete it here.',
  ],
  [/\.(?:xlsx?|csv|numbers|ods|pptx?|zip)$/i, 'a file from another program', asText],
];

/** Why no page uses a file, and what to do with it. */
function explainMisplaced(file: string): Finding {
  const { dir, base } = parsePath(file);
  const kind = otherKinds.find(([endings]) => endings.test(base));
  if (kind) return because(`This is ${kind[1]}, which no page can show.`, kind[2]);
  if (pictureEnding.test(base)) {
    const help = `Upload it to content/${imageFolder}${collectionFolders.includes(dir) ? `${dir}/` : ''} and delete it here.`;
    return because('This is a picture in a folder for texts.', help);
  }
  // Browsers number a file that is downloaded twice, and GitHub keeps that name on upload.
  if (/^readme\b/i.test(base)) return because('This is a copy of the guide.', 'Delete it.');
  const meant = meantPath(file);
  if (meant === undefined) return explainNewPage(file);
  const isMove = parsePath(meant).dir !== dir && dir !== '';
  const help = sentences(renameTo(meant), isMove ? toLeaveFolder : '');
  return because(whatIsOdd(file, meant), help);
}

const because = (reason: string, help: string) => finding('unknown-file', { reason }, { help });

function whatIsOdd(file: string, meant: string): string {
  const { dir, base } = parsePath(file);
  const home = parsePath(meant);
  if (dir !== home.dir) return `No page uses the folder content/${dir}/.`;
  if (/\.txt$/i.test(base)) return 'Your computer added “.txt” to the name of this file.';
  const { ext } = parsePath(base);
  return ext === home.ext ? 'No page uses a file of this name.' : `Files here end in ${home.ext}.`;
}

function explainNewPage(file: string): Finding {
  const { name } = parsePath(file);
  const slug = nameless.test(name) ? 'byron-hail' : fileSlug(name) || 'its-name';
  const [page, article] = ['pages', 'posts'].map((folder) => `content/${folder}/${slug}.md`);
  const help = `You can make it a page of its own (${page}) or an article (${article}), or put its text on an existing page.`;
  return because('No page uses a file of this name.', help);
}
