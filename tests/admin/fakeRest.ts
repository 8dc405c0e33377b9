import type { FakeGitHub, FakePullRequest } from './fakeGitHub.ts';
import type { FakeRepository } from './fakeRepository.ts';

/** What requests that change something contain. */
interface Sent {
  title: string;
  head: string;
  draft: boolean;
  state: 'open' | 'closed';
  labels: string[];
  sha: string;
}

/** An answer: its status and its body. */
export type GitHubAnswer = readonly [status: number, body?: object | Buffer];

/**
 * The part of GitHub’s REST API below a repository that the CMS uses.
 * @param route method and path, such as `GET issues/1`
 * @returns nothing if this part does not exist here
 * @see https://docs.github.com/en/rest
 */
export function answerRest(
  { git, pulls, repository }: FakeGitHub,
  login: string,
  route: string,
  search: URLSearchParams,
  data: Partial<Sent>,
): GitHubAnswer | undefined {
  const [, place = '', name = ''] =
    /^\w+ ([a-z]+(?:\/(?:trees|blobs|refs))?)\/?(.*)$/.exec(route) ?? [];
  const pull = pulls.find(({ number }) => number === Number.parseInt(name, 10));
  const [method] = route.split(' ');
  switch (`${method} ${place}`) {
    case 'GET collaborators':
      return [204];
    case 'GET git/trees':
      return [200, { sha: name, tree: treeOf(git, name) }];
    case 'GET git/blobs':
      return [200, git.bytes(name)];
    case 'GET contents': {
      const file = `${search.get('ref')}:${decodeURI(name)}`;
      return git.has(file) ? [200, git.bytes(file)] : [404, { message: 'Not Found' }];
    }
    case 'GET pulls':
      return [200, listOf(git, pulls, { pull, head: search.get('head') })];
    case 'POST pulls': {
      const { title = '', head = '', draft = false } = data;
      if (pulls.some((found) => isOpenFrom(found, head))) {
        const message = `A pull request already exists for ${repository.split('/')[0]}:${head}.`;
        return [422, { message: 'Validation Failed', errors: [{ code: 'custom', message }] }];
      }
      const opened = newPull(pulls.length + 1, { title, headRefName: head, isDraft: draft, login });
      pulls.push(opened);
      return [201, shown(git, opened)];
    }
    case 'PATCH pulls':
      if (pull) pull.state = data.state ?? pull.state;
      return [200, {}];
    case 'GET issues':
      return [200, { labels: pull?.labels.map((label) => ({ name: label })) }];
    case 'POST issues':
      pull?.labels.push(...(data.labels ?? []));
      return [200, {}];
    case 'PATCH issues':
      if (pull) pull.labels = data.labels ?? pull.labels;
      return [200, {}];
    case 'PATCH git/refs':
      git.git(['update-ref', `refs/${name}`, data.sha ?? '']);
      return [200, {}];
    case 'DELETE git/refs':
      git.git(['update-ref', '-d', `refs/${name}`]);
      return [204];
    default:
      return undefined;
  }
}

const isOpenFrom = ({ state, headRefName }: FakePullRequest, branch: string | undefined) =>
  state === 'open' && headRefName === branch;

/** The files of a pull request, or the open ones from a branch. */
function listOf(
  git: FakeRepository,
  pulls: readonly FakePullRequest[],
  { pull, head }: { pull: FakePullRequest | undefined; head: string | null },
) {
  if (pull) return changesOf(git, pull);
  const branch = head?.split(':')[1];
  return pulls.filter((found) => isOpenFrom(found, branch)).map((found) => shown(git, found));
}

const treeOf = ({ git }: FakeRepository, commit: string) =>
  git(['ls-tree', '-r', '-l', '-z', commit])
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/.exec(line) ?? [];
      return { type, sha, size: Number(size), path };
    });

/** The files of a pull request, as the REST API shows them. */
const changesOf = ({ git }: FakeRepository, { headRefName }: FakePullRequest) =>
  git(['diff', '--name-status', '--no-renames', `main...${headRefName}`])
    .split('\n')
    .map((line) => {
      const [letter = '', filename] = line.split('\t');
      return { filename, status: { A: 'added', D: 'removed' }[letter] ?? 'modified' };
    });

/** As the REST API shows a pull request. */
const shown = ({ head }: FakeRepository, pull: FakePullRequest) => ({
  number: pull.number,
  node_id: pull.id,
  title: pull.title,
  html_url: pull.url,
  draft: pull.isDraft,
  state: pull.state,
  head: { sha: head(pull.headRefName) },
  labels: pull.labels.map((name) => ({ name })),
  created_at: pull.createdAt,
  updated_at: pull.updatedAt,
});

const newPull = (
  number: number,
  { login, ...said }: { title: string; headRefName: string; isDraft: boolean; login: string },
): FakePullRequest => ({
  ...said,
  id: `PR_${number}`,
  number,
  url: `https://github.com/harlow-ridge/website/pull/${number}`,
  state: 'open',
  isCrossRepository: false,
  createdAt: new Date(),
  updatedAt: new Date(),
  author: { login },
  labels: [],
});
