import { replacementOf } from '../../check/cures/replacement.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { pageFiles } from '../../model/routes.ts';
import { fileParts } from '../../source/frontMatter.ts';
import { headingIds, nodesIn, parseWithin } from '../../source/markdown.ts';

/**
 * Tells whoever changed a heading’s words so, at each link that still leads to the old ones.
 * @param readSource the text of a file now
 * @param readBefore its text before the change; `undefined` where it is not known
 */
export async function explainHeadings(
  diagnostics: readonly Diagnostic[],
  readSource: (file: string) => string | undefined,
  readBefore: (file: string) => Promise<string | undefined>,
): Promise<Diagnostic[]> {
  const explain = async (found: Diagnostic): Promise<Diagnostic> => {
    if (found.rule !== 'unknown-anchor') return found;
    const source = readSource(found.file) ?? '';
    const written = replacementOf(source, { ...found, suggestion: '' })?.old ?? '';
    const [page = '', anchor = ''] = written.split('#');
    const [file] = page ? pageFiles(page) : [found.file];
    if (file === undefined) return found;
    const now = headingsOf(readSource(file));
    const renamed = headingNow(anchor, headingsOf(await readBefore(file)), now);
    if (renamed === undefined) return found;
    const suggestion = `${page}#${renamed}`;
    const help = `That heading has other words in this change. Did you mean “${suggestion}”?`;
    return { ...found, help, suggestion };
  };
  return Promise.all(diagnostics.map(explain));
}

/** The heading that stands where another one stood; only while none was added or deleted. */
function headingNow(
  anchor: string,
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  const heading = before.length === now.length ? now[before.indexOf(anchor)] : undefined;
  return heading === undefined || before.includes(heading) ? undefined : heading;
}

function headingsOf(text = ''): readonly string[] {
  const parts = fileParts('.md', text);
  const parsed = parts && parseWithin(parts.body);
  return parsed && 'tree' in parsed ? headingIds(nodesIn(parsed.tree)) : [];
}
