import { withLineFeeds } from '../../content/source/lines.ts';

/**
 * Receives a file of a draft.
 * @param path from the content folder
 * @param text as the CMS reads it, without the newline at its end
 */
export type FoundDraft = (path: string, text: string) => void;

/** A file of a branch, with the name under which a query asks for it. */
const branchFile = /(\w+): +object\(expression: ("(?:[^"\\]|\\.)*")\)/g;

/**
 * Reports the files of drafts as the CMS loads them, because it passes on only their texts: a draft
 * keeps its path when its title changes.
 * @param body of the request
 * @param folder the content folder, from the repository’s root
 */
export async function reportDrafts(
  body: string,
  answer: Response,
  { folder, found }: { folder: string; found: FoundDraft },
): Promise<void> {
  if (!body.includes('object(expression:')) return;
  const { query }: { query: string } = JSON.parse(body);
  const { data }: { data?: Loaded } = await answer.clone().json();
  for (const [, alias = '', named = ''] of query.matchAll(branchFile)) {
    const text = data?.repository?.[alias]?.text;
    const [, path] = JSON.parse(named).split(`:${folder}/`);
    if (text && path) found(path, withLineFeeds(text).trim());
  }
}

/** The files under the names that the query gave them. */
interface Loaded {
  repository?: Readonly<Record<string, { text?: string | null } | null>> | null;
}
