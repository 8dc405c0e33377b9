import type { AdminSettings } from '../../content/model/adminPage.ts';
import type { OpenRepository } from '../checker/openRepository.ts';
import { askForPulls } from './askForPulls.ts';
import { type CommitInput, type FindLinks, guardCommit } from './guardCommit.ts';
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

/** True of whatever failed: saving, or deleting, publishing or sending for review what was saved. */
const kept =
  'What was saved before stays saved. What you typed stays in its form, and this browser keeps it.';

/** What to do once a connection or a sign-in is back. */
const again =
  'sign out in the menu at the top right, sign in again, open the form again and click “Restore”.';

/** Shown if GitHub could not be reached. */
const noConnection = `GitHub cannot be reached. ${kept} Once the connection is back, try again.`;

/**
 * Shown if the editor chose not to save. The CMS has no way to stop at this point but an error, and
 * puts its own words about one before these.
 */
const notSaved = `Nothing is wrong: you chose “Cancel”, so nothing was saved. ${kept}`;

/** Shown if the pull request that a change should be added to is no longer open. */
const overtaken =
  'What was saved here before has been approved or closed in the meantime, so this was not saved. What you typed stays in its form, and this browser keeps it. Reload this page, open the form again and click “Restore”.';

/** Shown if the repository is not this site’s. */
const otherRepository = (folder: string) =>
  `This repository has no ${folder}/site.yaml, so it is not this site’s repository. Correct “repository:” or “branch:” below “editing:” in content/site.yaml, or sign in to the right one.`;

/**
 * What a failure reported by GitHub means for an editor.
 * @param status of the response; 200 if GraphQL says what went wrong
 * @param message from GitHub
 * @returns `undefined` if there is nothing better than GitHub’s own message
 */
function plainWords(status: number, message: string): string | undefined {
  if (status === 401) {
    return `GitHub no longer accepts this sign-in. ${kept} If your token expired, make a new one; then ${again}`;
  }
  if (/rate limit|abuse/i.test(message)) {
    return `GitHub is asking for a pause. ${kept} Try again in a few minutes.`;
  }
  if (/not accessible by|must have (?:push|admin)|write access/i.test(message)) {
    return `Your token is not allowed to change this repository. ${kept} It needs “Contents” and “Pull requests” with “Read and write”: change that in GitHub’s settings and try again, or ${again}`;
  }
  if (/expected branch to point to/i.test(message)) {
    return `Someone else saved at the same moment. ${kept} Try again.`;
  }
  if (status >= 500) {
    return `GitHub is not responding as it should. ${kept} Try again in a few minutes.`;
  }
  return undefined;
}
