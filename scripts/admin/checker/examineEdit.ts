import type { AdminKnown } from '../../content/model/adminPage.ts';
import {
  belowContent,
  downloadFolder,
  entryFile,
  imageFolder,
} from '../../content/model/contentFolder.ts';
import { dayOf, isOnSite, type Publishing } from '../../content/model/contentModel.ts';
import { collectionTypes } from '../../content/model/contentTypes.ts';
import {
  createReport,
  type Diagnostic,
  errorsFirst,
  isError,
  locate,
  type Range,
  withoutCrowds,
} from '../../content/model/diagnostic.ts';
import { linkedPath, pageFiles } from '../../content/model/routes.ts';
import { checkTexts, factsOf } from './checkTexts.ts';
import { formName } from './formWords.ts';
import type { NamedText } from './openRepository.ts';

/** A file that is edited, and all other content. */
interface Edit {
  /** The path below the content folder. */
  path: string;
  /** The file as it was, and where; `undefined` for a new one. */
  before: NamedText | undefined;
  /** All texts by their paths, as they were. */
  texts: ReadonlyMap<string, string>;
  known: AdminKnown;
  /** The paths of files whose deletion waits for review. */
  leaving?: ReadonlySet<string>;
}

/**
 * Finds what is wrong in an edited file or because of it, errors first; takes `undefined` for a
 * file that is deleted.
 */
export type Examine = (text: string | undefined) => Promise<readonly Diagnostic[]>;

/**
 * Prepares an edit’s check, which finds all errors in its file, and otherwise only what is new.
 */
export async function examineEdit({ path, before, texts, known, leaving }: Edit): Promise<Examine> {
  const others = new Map(texts);
  if (before) others.delete(before.path);
  const asWere = before ? new Map(others).set(before.path, before.text) : others;
  const awaited = (file: NamedText) => awaitedPages(file, others, known, leaving);
  const wrong = [...(await checkTexts(asWere, known)), ...(before ? awaited(before) : [])];
  const told = new Set(wrong.map(said));
  return async (text) => {
    const now = text === undefined ? others : new Map(others).set(path, text);
    const found = [
      ...(await checkTexts(now, known, { path, before })),
      ...(text === undefined ? [] : awaited({ path, text })),
    ];
    const brought = found.filter(
      (each) => !told.has(said(each)) || (isError(each) && each.file === `content/${path}`),
    );
    return errorsFirst(withoutCrowds(createReport(brought)).diagnostics);
  };
}

/**
 * Finds what depends on a file: other pages that link to its page, show it, or name it.
 * @param path of the file, below the content folder
 * @param texts all content, by path
 * @returns where editors find the forms of these pages
 */
export async function checkDeletion(
  path: string,
  texts: ReadonlyMap<string, string>,
  known: AdminKnown,
): Promise<string[]> {
  const text = texts.get(path);
  const found =
    text === undefined
      ? await findingsWithout(path, texts, known)
      : await (await examineEdit({ path, before: { path, text }, texts, known }))(undefined);
  const others = found.filter(isError).map(({ file }) => belowContent(file));
  return [...new Set(others)].map((other) => formName(other, texts.get(other) ?? ''));
}

/** What is wrong once a picture or a document is gone; nothing for other files. */
async function findingsWithout(
  path: string,
  texts: ReadonlyMap<string, string>,
  known: AdminKnown,
): Promise<Diagnostic[]> {
  const { pictures, downloads } = known;
  const own = (folder: string) => (path.startsWith(folder) ? path.slice(folder.length) : undefined);
  const [picture, document] = [own(imageFolder), own(downloadFolder)];
  if (picture === undefined && document === undefined) return [];
  const { [picture ?? '']: width = Number.MAX_SAFE_INTEGER, ...others } = pictures;
  const left = {
    ...known,
    pictures: others,
    downloads: downloads.filter((file) => file !== document),
  };
  const whole = {
    ...known,
    pictures: picture === undefined ? others : { ...others, [picture]: width },
    downloads: document === undefined ? left.downloads : [...left.downloads, document],
  };
  const told = new Set((await checkTexts(texts, whole)).map(placed));
  return (await checkTexts(texts, left)).filter((found) => !told.has(placed(found)));
}

const placed = ({ file, line, column, rule }: Diagnostic) => [file, line, column, rule].join('\n');

/** Identifies a finding without its place, which moves with the lines above it. */
export const said = ({ file, rule, message }: Diagnostic) => [file, rule, message].join('\n');

/**
 * Finds links to pages, and names of them, whose pull request decides whether they lead anywhere:
 * pages that are not on the site yet, as drafts or only just approved, and pages whose deletion
 * waits for review. The check of a pull request does not see the others.
 * @param others all other content, with drafts, by path
 * @param known names the files that the site was built from
 * @param leaving the files whose deletion waits
 */
export function awaitedPages(
  file: NamedText,
  others: ReadonlyMap<string, string>,
  known: Pick<AdminKnown, 'texts'>,
  leaving: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  const today = dayOf(new Date());
  const isAwaited = (path: string) => {
    const text = others.get(path);
    if (text === undefined || known.texts.some((hash) => hash.endsWith(` ${path}`))) return false;
    // A page that its own fields keep off the site has a finding that says so.
    const value = factsOf(path, text)?.value;
    return value !== undefined && isOnSite(value as Publishing, today);
  };
  return leads(file).flatMap(([path, range]) => {
    const goes = leaving.has(path) && others.has(path);
    const words = goes ? goesSoon : isAwaited(path) ? comesSoon : undefined;
    if (!words) return [];
    const message = `content/${path} ${words.message}`;
    const found = { rule: 'unknown-page', severity: 'warning', message, help: words.help } as const;
    return [locate(found, `content/${file.path}`, range)];
  });
}

const comesSoon = {
  message: 'is not on the site yet.',
  help: 'Your change can go live once it is there. If it is still a draft, send it for review as well.',
};

const goesSoon = {
  message: 'is about to be deleted: this waits for review.',
  help: 'Choose another page instead. If it should stay, open its form, and choose “Cancel Deletion” in the menu at the top right.',
};

/** The files that a file’s links and fields may lead to, each with the place. */
function leads({ path, text }: NamedText): [path: string, range: Range][] {
  const { references = [], body } = factsOf(path, text) ?? {};
  const named = references.map(({ target, name, range }) => {
    const type = Object.values(collectionTypes).find(({ adding }) => adding.name === target);
    const files = type ? [entryFile(type, name)] : filesAt(name);
    return { files, range };
  });
  const linked = (body?.links ?? []).map(({ url, range }) => ({ files: filesAt(url), range }));
  return [...named, ...linked].flatMap(({ files, range }) =>
    files.map((file): [string, Range] => [file, range]),
  );
}

const filesAt = (url: string) => pageFiles(linkedPath(url)).map(belowContent);
