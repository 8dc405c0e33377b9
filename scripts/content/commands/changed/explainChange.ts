import { replacementOf } from '../../check/cures/replacement.ts';
import { renameTo } from '../../check/site/checkFileNames.ts';
import { belowContent, bodyImages, bodyPictureUrl } from '../../model/contentFolder.ts';
import { contentTypeOf } from '../../model/contentTypes.ts';
import { type Diagnostic, withoutSuggestion } from '../../model/diagnostic.ts';
import { meantSlug, parsePath } from '../../model/fileName.ts';
import { pageFiles } from '../../model/routes.ts';
import type { RuleId } from '../../model/rules/catalogue.ts';
import { foldersIn } from '../../source/folders.ts';
import { headingIds, nodesIn, parseWithin } from '../../source/markdown.ts';
import { fileParts } from '../../source/parseFile.ts';
import { contentReader } from '../../source/readContentFolder.ts';
import { adviseDeleted } from './adviseDeleted.ts';
import { type Moves, movesSince } from './branchChanges.ts';
import { textAt } from './git.ts';

/**
 * Adds what only the history knows: that what a finding misses was just deleted or renamed, and its
 * new name.
 * @param root the project’s folder
 * @param base the commit to compare with
 */
export async function explainChange(
  root: string,
  diagnostics: readonly Diagnostic[],
  base: string,
): Promise<readonly Diagnostic[]> {
  const readSource = contentReader(foldersIn(root).content);
  const readBefore = (file: string) => textAt(root, base, file);
  const moves = await movesSince(root, base);
  const explain = async (found: Diagnostic): Promise<Diagnostic> => {
    if (found.rule === 'unknown-file') return explainOrigin(found, moves);
    const source = readSource(found.file) ?? '';
    const written = replacementOf(source, { ...found, suggestion: '' })?.old;
    if (written === undefined) return found;
    if (found.rule === 'unknown-anchor') {
      return explainHeading(found, written, readSource, readBefore);
    }
    const [name = ''] = written.split('#');
    const file = filesMeant[found.rule]?.(name).find((meant) => moves.has(meant));
    if (file === undefined) return found;
    const target = moves.get(file);
    return target === undefined
      ? explainDeletion(found, written, file, source)
      : explainMove(found, written, file, target);
  };
  return Promise.all(diagnostics.map(explain));
}

/** The files that a name may have referred to, by the rule that it broke. */
const filesMeant: Partial<Record<RuleId, (name: string) => string[]>> = {
  'unknown-reference': (slug) => [
    `content/services/${slug}.md`,
    `content/cities/${slug}.md`,
    `content/projects/${slug}.yaml`,
  ],
  'unknown-page': pageFiles,
  'missing-picture': (file) => [imageFolder + file.replace(/^\.\.\/images\//, '')],
};

const imageFolder = 'content/images/';

/** For a file that was moved to where no page uses it: says where it was. */
function explainOrigin(found: Diagnostic, moves: Moves): Diagnostic {
  const [origin] = [...moves].find(([, target]) => target === found.file) ?? [];
  const file = origin && belowContent(origin);
  if (!file || !contentTypeOf(file)) return found;
  return { ...found, help: `It was renamed in this change. ${renameTo(file)}` };
}

/** Says at each place that still names a file that it was deleted. */
function explainDeletion(found: Diagnostic, written: string, file: string, source: string) {
  const { suggestion = '' } = found;
  const isReplaced = written !== suggestion && withoutEnding(written) === withoutEnding(suggestion);
  const advice = isReplaced
    ? `Did you mean “${suggestion}”?`
    : adviseDeleted(found, source.split('\n'));
  const help = `${file} was deleted in this change. ${advice}`;
  return { ...(isReplaced ? found : withoutSuggestion(found)), help };
}

/** Says at each place that still names a file that it was renamed. */
function explainMove(found: Diagnostic, written: string, file: string, target: string): Diagnostic {
  const rest = withoutSuggestion(found);
  if (!isSameKind(file, target)) {
    const help = `${file} is now ${target}, where it counts as something else. Name something else here, or move the file back.`;
    return { ...rest, help };
  }
  const suggestion = written.startsWith(bodyImages)
    ? bodyPictureUrl(nameOf(target))
    : renamed(written, file, target);
  const help = `${file} is now ${target}. Did you mean “${suggestion}”?`;
  return { ...rest, help, suggestion };
}

/** A photo that replaces a drawing has its name and another ending. */
const withoutEnding = (file: string) => file.replace(/\.[a-z]{3,4}$/i, '').toLowerCase();

function renamed(written: string, file: string, target: string): string {
  // A page’s address may contain its name twice: /blog/blog.
  const start = written.split('#', 1).join('').lastIndexOf(nameOf(file));
  const end = start + nameOf(file).length;
  return written.slice(0, start) + nameOf(target) + written.slice(end);
}

/** A page that moved to another folder is referred to in another way. */
const isSameKind = (file: string, target: string) =>
  file.startsWith(imageFolder)
    ? target.startsWith(imageFolder)
    : parsePath(file).dir === parsePath(target).dir;

/** The name to refer to a file by; for a page’s invalid file name, the one that it must get. */
const nameOf = (file: string) =>
  file.startsWith(imageFolder) ? file.slice(imageFolder.length) : meantSlug(parsePath(file).name);

/**
 * Says at each link that still leads to a heading’s old words that it was reworded.
 * @param readSource reads the text of a file now
 * @param readBefore reads its text before the change; `undefined` if that is not known
 */
async function explainHeading(
  found: Diagnostic,
  written: string,
  readSource: (file: string) => string | undefined,
  readBefore: (file: string) => Promise<string | undefined>,
): Promise<Diagnostic> {
  const [page = '', anchor = ''] = written.split('#');
  const [file] = page ? pageFiles(page) : [found.file];
  if (file === undefined) return found;
  const before = headingsOf(await readBefore(file));
  const now = headingsOf(readSource(file));
  // The heading in the old one’s place; only known if none was added or deleted.
  const heading = before.length === now.length ? now[before.indexOf(anchor)] : undefined;
  if (heading === undefined || before.includes(heading)) return found;
  const suggestion = `${page}#${heading}`;
  const help = `That heading was reworded in this change. Did you mean “${suggestion}”?`;
  return { ...found, help, suggestion };
}

function headingsOf(text = ''): readonly string[] {
  const parts = fileParts('.md', text);
  const parsed = parts && parseWithin(parts.body);
  return parsed && 'tree' in parsed ? headingIds(nodesIn(parsed.tree)) : [];
}
