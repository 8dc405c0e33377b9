/**
 * Receives a file whose changes were discarded.
 * @param path from the content folder
 * @param before its path without them; `undefined` if they had added it
 */
export type Discarded = (path: string, before: string | undefined) => void;

/**
 * Reports the files of a pull request that was closed without being merged: the CMS discards an
 * entry’s changes that way, and has no event for it.
 * @param request that has succeeded
 * @param text its body
 * @param folder the content folder, from the repository’s root
 */
export async function reportDiscarded(
  { method, url, headers }: Request,
  text: string,
  { folder, discarded }: { folder: string; discarded: Discarded },
  send: (request: Request) => Promise<Response>,
): Promise<void> {
  const isPull = method === 'PATCH' && /\/pulls\/\d+$/.test(url);
  if (!isPull || JSON.parse(text).state !== 'closed') return;
  const answer = await send(new Request(`${url}/files?per_page=100`, { headers }));
  const files: ChangedFile[] = answer.ok ? await answer.json() : [];
  const inFolder = (path: string) => path.slice(folder.length + 1);
  for (const { filename, status, previous_filename: previous = filename } of files) {
    discarded(inFolder(filename), status === 'added' ? undefined : inFolder(previous));
  }
}

/** @see https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
interface ChangedFile {
  filename: string;
  status: string;
  /** If it was renamed. */
  previous_filename?: string;
}
