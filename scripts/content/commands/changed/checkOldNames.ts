import { isCustomers } from '../../check/site/checkPromises.ts';
import type { ContentFolder } from '../../model/contentFolder.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import { valueAt } from '../../model/fieldSchema.ts';
import type { Site } from '../../model/site.ts';
import { parseFile } from '../../source/parseFile.ts';
import { textAt } from './git.ts';

interface Renaming {
  old: string;
  name: string;
}

const siteFile = 'content/site.yaml';

/**
 * Finds where texts still have the company’s old name after the branch has changed it. Customers’
 * words are left alone.
 * @param root the project’s folder
 * @param base the commit that the branch started from
 * @param site the settings as they are now; `undefined` while they are broken
 */
export async function checkOldNames(
  root: string,
  base: string,
  { texts }: ContentFolder,
  site: Site | undefined,
): Promise<Diagnostic[]> {
  const before = site && (await textAt(root, base, siteFile));
  if (!before) return [];
  const { data } = parseFile(siteFile, before).document;
  const renamings = renamingsOf(site.company, valueAt(data, ['company']));
  return [...texts.values()].flatMap(({ path, text }) =>
    isCustomers(`content/${path}`)
      ? []
      : text
          .split('\n')
          .flatMap((line, index) => oldNamesIn(line, renamings, `content/${path}`, index + 1)),
  );
}

/** The longer name first, because the shorter one may be part of it. */
function renamingsOf(now: Site['company'], before: unknown): Renaming[] {
  return (['name', 'shortName'] as const).flatMap((key) => {
    const old = valueAt(before, [key]);
    // A name that only became longer still contains the old one.
    const isOther = typeof old === 'string' && !`${now.name} ${now.shortName}`.includes(old);
    return isOther ? [{ old, name: now[key] }] : [];
  });
}

/** Words before a name with which the text itself says that it is an old one. */
const saysSo = /(?:formerly|previously|once|then|was|were|used to be|known as|called)[\s“"‘']*$/i;

function oldNamesIn(text: string, renamings: readonly Renaming[], file: string, line: number) {
  // The title template has a check of its own.
  if (file === siteFile && text.startsWith('titleTemplate:')) return [];
  const found: Diagnostic[] = [];
  let rest = text;
  for (const { old, name } of renamings) {
    for (let at = rest.indexOf(old); at >= 0; at = rest.indexOf(old, at + 1)) {
      const end = at + old.length;
      rest = rest.slice(0, at) + ' '.repeat(old.length) + rest.slice(end);
      if (saysSo.test(text.slice(0, at))) continue;
      const suggestion = /^[\w .&-]+$/.test(name) ? name : undefined;
      const range = { line, column: at + 1, endLine: line, endColumn: end + 1 };
      const params = { name, place: `“${old}”`, isOld: true };
      found.push(locate(finding('other-name', params, { suggestion }), file, range));
    }
  }
  return found;
}
