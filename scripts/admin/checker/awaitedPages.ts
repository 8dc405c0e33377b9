import type { AdminKnown } from '../../content/model/adminPage.ts';
import { belowContent } from '../../content/model/contentFolder.ts';
import { dayOf, isOnSite, type Publishing } from '../../content/model/contentModel.ts';
import { collectionTypes } from '../../content/model/contentTypes.ts';
import { type Diagnostic, locate, type Range } from '../../content/model/diagnostic.ts';
import { linkedPath, pageFiles } from '../../content/model/routes.ts';
import { factsOf } from './checkTexts.ts';
import type { NamedText } from './openRepository.ts';

/**
 * Finds links to pages that are not on the site yet, and names of them: those of drafts, and those
 * that have only just been approved. The check of a pull request sees no other drafts, so there they
 * are mistakes.
 * @param others all other content, with drafts, by path
 * @param known names the files that the site was built from
 */
export function awaitedPages(
  file: NamedText,
  others: ReadonlyMap<string, string>,
  known: Pick<AdminKnown, 'texts'>,
): Diagnostic[] {
  const today = dayOf(new Date());
  const isAwaited = (path: string) => {
    const text = others.get(path);
    if (text === undefined || known.texts.some((hash) => hash.endsWith(` ${path}`))) return false;
    // A page that its own fields keep off the site has a finding that says so.
    const value = factsOf(path, text)?.value;
    return value !== undefined && isOnSite(value as Publishing, today);
  };
  return leads(file)
    .filter(([path]) => isAwaited(path))
    .map(([path, range]) => {
      const message = `content/${path} is not on the site yet.`;
      const found = { rule: 'unknown-page', severity: 'warning', message, help } as const;
      return locate(found, `content/${file.path}`, range);
    });
}

const help =
  'Your change can go live once it is there. If it is still a draft, send it for review as well.';

/** The files that a file’s links and fields may lead to, each with the place. */
function leads({ path, text }: NamedText): [path: string, range: Range][] {
  const { references = [], body } = factsOf(path, text) ?? {};
  const named = references.map(({ target, name, range }) => {
    const type = Object.values(collectionTypes).find(({ adding }) => adding.name === target);
    const files = type ? [`${type.folder}/${name}${type.extension}`] : filesAt(name);
    return { files, range };
  });
  const linked = (body?.links ?? []).map(({ url, range }) => ({ files: filesAt(url), range }));
  return [...named, ...linked].flatMap(({ files, range }) =>
    files.map((file): [string, Range] => [file, range]),
  );
}

const filesAt = (url: string) => pageFiles(linkedPath(url)).map(belowContent);
