import { contentSchema } from '../../content/model/contentTypes.ts';
import { parsePath } from '../../content/model/fileName.ts';
import { withLineFeeds } from '../../content/source/lines.ts';
import { mergeFile } from './mergeFile.ts';
import { basesOf, rememberSaved } from './openedTexts.ts';

/** What a commit changes, as the CMS sends it to GitHub. */
export interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: Addition[]; deletions: { path: string }[] };
}

interface Addition {
  path: string;
  /** In base64. */
  contents: string;
}

/**
 * Finds what links to a file’s page, shows it or names it.
 * @param path of the file, from the content folder
 * @param changed files that are changed together with it, by path
 * @returns the names that people know
 */
export type FindLinks = (
  path: string,
  changed: ReadonlyMap<string, string>,
) => Promise<readonly string[]>;

/** Where the content is, and how to read it and ask the editor. */
interface Surroundings {
  /** The content folder, from the repository’s root. */
  folder: string;
  /** @returns a file’s text at a commit; `undefined` if there is none */
  read: (path: string, commit: string) => Promise<string | undefined>;
  findLinks: FindLinks;
  /** @returns whether to go on */
  ask: (question: string) => boolean;
}

/**
 * Keeps what someone else saved since a file was opened: the CMS writes whole files, and would
 * silently undo it. Changes in other fields stay; if both changed the same field, or a picture has
 * the name of another one, the editor is asked.
 * @param input about to be sent; its files are changed to what they should be
 * @returns what to call once the commit is made; `undefined` if the editor does not want it
 */
export async function guardCommit(
  input: CommitInput,
  { folder, read, findLinks, ask }: Surroundings,
): Promise<(() => void) | undefined> {
  const {
    expectedHeadOid,
    fileChanges: { additions, deletions },
  } = input;
  const inFolder = (path: string) => path.slice(folder.length + 1);
  // An entry that gets another name is deleted under the old one.
  const removed = deletions.find(({ path }) => contentSchema(inFolder(path)));
  if (await isDeletion(input, read)) {
    const changed = new Map(
      additions.map(({ path, contents }) => [inFolder(path), decode(contents)]),
    );
    const links = await Promise.all(
      deletions.map(({ path }) => findLinks(inFolder(path), changed)),
    );
    const names = [...new Set(links.flat())];
    const question = removed ? linked : shown;
    if (names.length > 0 && !ask(question(names))) return undefined;
  }
  const isContent = ({ path }: { path: string }) => contentSchema(inFolder(path)) !== undefined;
  const files = additions.filter((each) => !isContent(each));
  const others = await Promise.all(files.map((file) => nameOfOther(file, expectedHeadOid, read)));
  if (!others.flat().every((name) => ask(overwritten(name)))) return undefined;
  const ours = new Map<string, string>();
  for (const addition of additions.filter(isContent)) {
    const path = inFolder(addition.path);
    const text = decode(addition.contents);
    const theirs =
      (await read(addition.path, expectedHeadOid)) ??
      (removed && (await read(removed.path, expectedHeadOid)));
    const bases = basesOf(path, text);
    const { text: merged, question } = bringTogether(
      path,
      text,
      theirs && withLineFeeds(theirs).trim(),
      bases,
    );
    if (question && !ask(question)) return undefined;
    addition.contents = encode(merged);
    ours.set(path, text);
  }
  return () => {
    for (const [path, text] of ours) rememberSaved(path, text);
  };
}

/**
 * Whether a commit deletes something for good, not to add it under another name. Fields of other
 * entries that named it are emptied by the CMS in the same commit.
 */
async function isDeletion(
  { expectedHeadOid, fileChanges: { additions, deletions } }: CommitInput,
  read: Surroundings['read'],
): Promise<boolean> {
  if (deletions.length === 0) return false;
  const before = additions.map(({ path }) => read(path, expectedHeadOid));
  return !(await Promise.all(before)).includes(undefined);
}

/** The name of an added picture or document, if another one has it. */
async function nameOfOther(
  { path, contents }: Addition,
  commit: string,
  read: Surroundings['read'],
): Promise<string[]> {
  const there = await read(path, commit);
  return there === undefined || there === decode(contents) ? [] : [parsePath(path).base];
}

/**
 * @param theirs the file’s current text
 * @param bases its text when we opened it
 * @returns what to save, and what to ask first
 */
function bringTogether(
  path: string,
  text: string,
  theirs: string | undefined,
  bases: readonly string[],
): { text: string; question?: string } {
  const [base] = bases;
  if (theirs === text.trim()) return { text };
  if (theirs === undefined) return base === undefined ? { text } : { text, question: deleted };
  if (base === undefined) return { text, question: taken };
  if (bases.includes(theirs)) return { text };
  const merged = mergeFile(path, base, text, theirs);
  if (merged.clashes.length === 0) return { text: merged.text };
  return { text: merged.text, question: clashing(merged.clashes) };
}

const choice =
  '\n\nOK saves yours in its place. Cancel saves nothing, and your text stays in the form.';

const linked = (names: readonly string[]) =>
  `What you want to delete is linked to, or named, in:\n\n${names.join('\n')}\n\nThe deletion can go live once these are changed. OK deletes it. Cancel deletes nothing.`;

/** The CMS deletes pictures and documents on the main branch, without a review. */
const shown = (names: readonly string[]) =>
  `What you want to delete is used in:\n\n${names.join('\n')}\n\nIt would be gone at once, without a review, and nothing new can go live until these are changed. Better cancel, and change them first. OK deletes it. Cancel deletes nothing.`;

const deleted = `Someone else has deleted this since you opened it.${choice}`;

const taken = `Another one with the same name was saved before. To keep both, cancel, and give yours another name.${choice}`;

const overwritten = (name: string) =>
  `There already is another file named “${name}”. To keep both, cancel, rename yours on your computer, and choose it again.${choice}`;

const clashing = (clashes: readonly string[]) =>
  `Since you opened this, someone else has changed the same things as you:\n\n${clashes.join('\n')}${choice}`;

const decode = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));

const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
