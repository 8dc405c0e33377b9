import { withLineFeeds } from '../../content/source/lines.ts';
import type { OpenRepository } from '../checker/openRepository.ts';

/** Where the content is, and who is told. */
interface Surroundings {
  /** The content folder, from the repository’s root. */
  folder: string;
  repository: OpenRepository;
  send: (request: Request) => Promise<Response>;
}

/**
 * Tells the repository where files and drafts are as the CMS loads them, because it passes on only
 * their texts: a page keeps its path when its title changes. Also tells which of them are
 * deleted or discarded, for which the CMS has no event.
 * @param request that has succeeded
 * @param text its body
 */
export async function reportFiles(
  request: Request,
  text: string,
  answer: Response,
  surroundings: Surroundings,
): Promise<void> {
  if (/\/git\/trees\//.test(request.url)) await reportListed(answer, surroundings);
  if (request.url.endsWith('/graphql')) await reportLoaded(text, answer, surroundings);
  const isPull = request.method === 'PATCH' && /\/pulls\/\d+$/.test(request.url);
  // The CMS discards an entry’s changes by closing their pull request without a merge.
  if (isPull && JSON.parse(text).state === 'closed') await reportDiscarded(request, surroundings);
}

/** @see https://docs.github.com/en/rest/git/trees#get-a-tree */
async function reportListed(answer: Response, { folder, repository }: Surroundings) {
  const { tree }: { tree: { path: string; sha: string }[] } = await answer.clone().json();
  for (const { path, sha } of tree) {
    if (path.startsWith(`${folder}/`)) repository.listed(path.slice(folder.length + 1), sha);
  }
}

/** A file of a branch, with the name under which a query asks for it. */
const branchFile = /(\w+): +object\(expression: ("(?:[^"\\]|\\.)*")\)/g;

async function reportLoaded(text: string, answer: Response, { folder, repository }: Surroundings) {
  const { query, variables }: Asked = JSON.parse(text);
  const { data, errors }: Loaded = await answer.clone().json();
  for (const [, alias = '', named = ''] of query.matchAll(branchFile)) {
    const found = data?.repository?.[alias]?.text;
    const [, path] = JSON.parse(named).split(`:${folder}/`);
    if (found && path) repository.drafted(path, withLineFeeds(found).trim());
  }
  const pulls = data?.repository?.pullRequests?.nodes ?? [];
  const listed = pulls.map(({ files }) => files?.nodes ?? []);
  const is = (type: string) => (file: ListedFile) => file.changeType === type;
  const deleted = [
    // A page that is moved is added elsewhere.
    ...listed.flatMap((files) => (files.some(is('ADDED')) ? [] : files.filter(is('DELETED')))),
    ...((!errors && variables?.input?.fileChanges?.deletions) || []),
  ];
  for (const { path } of deleted) repository.leaving.add(path.slice(folder.length + 1));
}

/** A query, which may be a commit. */
interface Asked {
  query: string;
  variables?: { input?: { fileChanges?: { deletions?: { path: string }[] } } };
}

/** The files under the names that the query gave them, and those of the open pull requests. */
interface Loaded {
  data?: {
    repository?:
      | (Readonly<Record<string, { text?: string | null } | null>> & {
          pullRequests?: { nodes?: { files?: { nodes: ListedFile[] } }[] };
        })
      | null;
  };
  errors?: unknown;
}

/** @see https://docs.github.com/en/graphql/reference/objects#pullrequestchangedfile */
interface ListedFile {
  path: string;
  changeType: string;
}

async function reportDiscarded(
  { url, headers }: Request,
  { folder, repository, send }: Surroundings,
) {
  const answer = await send(new Request(`${url}/files?per_page=100`, { headers }));
  const files: ChangedFile[] = answer.ok ? await answer.json() : [];
  const inFolder = (path: string) => path.slice(folder.length + 1);
  for (const { filename, status, previous_filename: previous = filename } of files) {
    repository.discarded(inFolder(filename), status === 'added' ? undefined : inFolder(previous));
  }
}

/** @see https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
interface ChangedFile {
  filename: string;
  status: string;
  /** If it was renamed. */
  previous_filename?: string;
}
