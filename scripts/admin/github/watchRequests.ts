import type { AdminSettings } from '../../content/model/adminPage.ts';
import type { OpenRepository } from '../checker/openRepository.ts';
import { type CommitInput, type FindLinks, guardCommit } from './guardCommit.ts';
import { noConnection, notSaved, otherRepository, overtaken, plainWords } from './plainWords.ts';
import { reportFiles } from './reportFiles.ts';
import { showTrouble } from './troubleNotice.ts';

const api = 'https://api.github.com';

type Send = (request: Request) => Promise<Response>;

/**
 * Intercepts the CMS’s requests to GitHub’s API and the responses, for what the CMS has no setting
 * for: it would overwrite what someone else has saved in the meantime, shows raw errors, and does
 * not say where drafts are and when one is discarded. This depends on the requests of the installed
 * version of the CMS; `gitHub.spec.ts`, `nothingLost.spec.ts` and `awaitedPages.spec.ts` in
 * `tests/admin` fail when they change.
 */
export function watchRequests(
  { folder }: AdminSettings,
  repository: OpenRepository,
  findLinks: FindLinks,
): void {
  const { fetch: unwatched } = window;
  const send: Send = async (request) => {
    const answer = await unwatched(request).catch(() => undefined);
    document.body.classList.toggle('cut-off', !answer);
    if (answer) return answer;
    showTrouble(noConnection);
    throw new TypeError(noConnection);
  };
  const watched: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${api}/`)) return unwatched(input, init);
    const text = await request.clone().text();
    const isCommit = text.includes('createCommitOnBranch(');
    if (text.includes('createRef(')) begun.add(JSON.parse(text).variables.input.name);
    const answer = await (isCommit
      ? sendCommit(request, text, { folder, findLinks }, send)
      : send(request));
    if (answer.ok) await reportFiles(request, text, answer, { folder, repository, send });
    return inPlainWords(request, text, await corrected(request, text, answer, folder, send));
  };
  window.fetch = watched;
}

/** Branches that the CMS wanted to create for its next commit, as it knew no pull request of theirs. */
const begun = new Set<string>();

/**
 * Sends a commit, after making sure that it loses nothing that someone else saved, and that someone
 * will see it.
 */
async function sendCommit(
  request: Request,
  text: string,
  { folder, findLinks }: { folder: string; findLinks: FindLinks },
  send: Send,
) {
  const body: { variables: { input: CommitInput } } = JSON.parse(text);
  const { input } = body.variables;
  const { repositoryNameWithOwner, branchName } = input.branch;
  if (branchName.startsWith('cms/') && !begun.delete(`refs/heads/${branchName}`)) {
    const pulls = await askForPulls(request, repositoryNameWithOwner, branchName, send);
    if (!pulls.ok) return pulls;
    if ((await pulls.json()).length === 0) {
      showTrouble(overtaken);
      return failure(200, overtaken);
    }
  }
  const remember = await guardCommit(input, {
    folder,
    findLinks,
    ask: (question) => window.confirm(question),
    async read(path, commit) {
      const address = `${api}/repos/${repositoryNameWithOwner}/contents/${encodeURI(path)}?ref=${commit}`;
      const headers = new Headers(request.headers);
      headers.set('accept', 'application/vnd.github.raw+json');
      const answer = await send(new Request(address, { headers }));
      if (answer.status === 404) return undefined;
      if (!answer.ok) {
        throw new TypeError(plainWords(answer.status, await answer.text()) ?? answer.statusText);
      }
      return answer.text();
    },
  });
  if (!remember) return failure(200, notSaved);
  const answer = await send(new Request(request, { body: JSON.stringify(body) }));
  const { errors }: Said = await answer.clone().json();
  if (answer.ok && !errors) remember();
  return answer;
}

/**
 * Asks GitHub for the open pull requests from a branch, and not the browser, which would repeat an
 * answer for a minute.
 * @param request another one to GitHub, with the sign-in
 * @param repository owner and name
 */
function askForPulls(
  { url, headers }: Request,
  repository: string,
  branch: string,
  send: Send,
): Promise<Response> {
  const [owner] = repository.split('/');
  const query = `state=open&head=${owner}:${encodeURIComponent(branch)}`;
  const address = new URL(`/repos/${repository}/pulls?${query}`, url);
  return send(new Request(address, { headers, cache: 'no-cache' }));
}

/** Corrects responses that the CMS would misunderstand. */
async function corrected(
  request: Request,
  text: string,
  answer: Response,
  folder: string,
  send: Send,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname.endsWith('/pulls') && answer.status === 422) {
    // Someone else opened one for the same entry after this page was loaded; it has our commit now.
    const { head }: { head: string } = JSON.parse(text);
    const found = await askForPulls(request, pathname.split('/').slice(2, 4).join('/'), head, send);
    const [pull] = found.ok ? await found.json() : [];
    return pull ? Response.json(pull, { status: 201 }) : answer;
  }
  if (/\/git\/trees\/[^/]+$/.test(pathname) && answer.ok) {
    const { tree }: { tree: { path: string }[] } = await answer.clone().json();
    const isOurs = tree.some(({ path }) => path === `${folder}/site.yaml`);
    return isOurs ? answer : failure(422, otherRepository(folder));
  }
  return answer;
}

/** The response, with what went wrong in words for editors, who also see them below the CMS. */
async function inPlainWords(request: Request, text: string, answer: Response): Promise<Response> {
  document.body.classList.toggle('signed-out', answer.status === 401);
  // GraphQL reports errors in the body of a successful response.
  const isGraph = request.url.endsWith('/graphql');
  const said: Said =
    answer.ok && !isGraph
      ? {}
      : await answer
          .clone()
          .json()
          .catch(() => ({}));
  if (answer.ok && !said.errors) {
    const isChange = isGraph ? text.includes('mutation') : request.method !== 'GET';
    if (isChange) showTrouble(undefined);
    return answer;
  }
  const plain = plainWords(answer.status, said.errors?.[0]?.message ?? said.message ?? '');
  if (!plain) return answer;
  showTrouble(plain);
  return failure(answer.status, plain);
}

/** How GitHub reports errors. */
interface Said {
  message?: string;
  errors?: { message?: string }[];
}

const failure = (status: number, message: string) =>
  Response.json({ message, errors: [{ message }] }, { status });
