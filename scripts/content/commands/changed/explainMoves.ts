import path from 'node:path';
import { replacementOf } from '../../check/cures/replacement.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { pageFiles } from '../../model/routes.ts';
import type { RuleId } from '../../model/rules/catalogue.ts';
import type { Moves } from './moves.ts';

/** The files that a name may have meant, by the rule that it broke. */
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

/**
 * Tells whoever deleted or renamed a file so, at each place that still names it.
 * @param readSource the text of a file by the path that findings name
 */
export function explainMoves(
  diagnostics: readonly Diagnostic[],
  moves: Moves,
  readSource: (file: string) => string | undefined,
): Diagnostic[] {
  return diagnostics.map((found) => {
    const written = replacementOf(readSource(found.file) ?? '', { ...found, suggestion: '' })?.old;
    if (written === undefined) return found;
    const [name = ''] = written.split('#');
    const file = filesMeant[found.rule]?.(name).find((meant) => moves.has(meant));
    return file === undefined ? found : explain(found, written, file, moves.get(file));
  });
}

function explain(found: Diagnostic, written: string, file: string, target?: string): Diagnostic {
  const { suggestion: _guess, ...rest } = found;
  if (target === undefined || !isSameKind(file, target)) {
    const help = `${file} was deleted in this change. Name something else here, or delete this too.`;
    return { ...rest, help };
  }
  // A page’s address may hold its name twice: /blog/blog.
  const start = written.split('#', 1).join('').lastIndexOf(nameOf(file));
  const end = start + nameOf(file).length;
  const suggestion = written.slice(0, start) + nameOf(target) + written.slice(end);
  const help = `${file} is now ${target}. Did you mean “${suggestion}”?`;
  return { ...rest, help, suggestion };
}

/** What moved to another folder is named in another way. */
const isSameKind = (file: string, target: string) =>
  file.startsWith(imageFolder)
    ? target.startsWith(imageFolder)
    : path.posix.dirname(file) === path.posix.dirname(target);

const nameOf = (file: string) =>
  file.startsWith(imageFolder) ? file.slice(imageFolder.length) : path.posix.parse(file).name;
