import type { FakePullRequest } from './fakeGitHub.ts';
import type { FakeRepository, FileChanges } from './fakeRepository.ts';

/** A query to GitHub’s GraphQL API. */
export interface Query {
  query: string;
  variables: {
    owner?: string;
    repo?: string;
    branch?: string;
    input?: {
      name?: string;
      oid?: string;
      pullRequestId?: string;
      expectedHeadOid?: string;
      branch?: { branchName: string };
      message?: { headline: string };
      fileChanges?: Partial<FileChanges>;
    };
  };
}

/**
 * The part of GitHub’s GraphQL API that the CMS uses. The real one returns only the fields asked
 * for; this one returns more, which nobody reads.
 * @see https://docs.github.com/en/graphql
 */
export function answerQuery(
  { query, variables }: Query,
  repository: FakeRepository,
  pulls: FakePullRequest[],
): object {
  const { input = {}, branch = 'main' } = variables;
  if (query.includes('createRef(')) return createRef(repository, input);
  if (query.includes('createCommitOnBranch(')) return createCommit(repository, query, input);
  const pull = pulls.find(({ id }) => id === input.pullRequestId);
  if (pull) {
    pull.isDraft = query.includes('convertPullRequestToDraft');
    return { data: { [/\{ (\w+)\(/.exec(query)?.[1] ?? '']: { pullRequest: pull } } };
  }
  const found = {
    id: 'R_1',
    defaultBranchRef: { name: 'main' },
    ref: refOf(repository, branch),
    pullRequests: pullRequests(query, branch, pulls, repository),
    ...aliased(repository, query),
  };
  return { data: { repository: found, fork: found, base: found } };
}

const failed = (message: string) => ({ data: null, errors: [{ message }] });

type Input = NonNullable<Query['variables']['input']>;

function createRef({ git, head }: FakeRepository, { name = '', oid = '' }: Input) {
  if (head(name.replace('refs/heads/', ''))) {
    return failed(`A ref named "${name}" already exists in the repository.`);
  }
  git(['update-ref', name, oid]);
  return { data: { createRef: { ref: { name } } } };
}

function createCommit(
  repository: FakeRepository,
  query: string,
  { branch, message, expectedHeadOid, fileChanges }: Input,
) {
  const { branchName = '' } = branch ?? {};
  if (repository.head(branchName) !== expectedHeadOid) {
    return failed(
      `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
    );
  }
  const oid = repository.commit(branchName, message?.headline ?? '', fileChanges ?? {});
  const files = [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)].map(
    ([, alias, file = '']) => [
      alias,
      { oid: repository.git(['rev-parse', `${oid}:${JSON.parse(file)}`]) },
    ],
  );
  const commit = { oid, committedDate: new Date(), ...Object.fromEntries(files) };
  return { data: { createCommitOnBranch: { commit } } };
}

const author = { name: 'Ann', email: 'ann@a.example', user: { id: 1, login: 'ann' } };

const refOf = ({ head }: FakeRepository, branch: string) => {
  const oid = head(branch);
  const node = { oid, message: 'Change', author, committedDate: new Date() };
  return oid ? { target: { oid, history: { nodes: [node] } } } : null;
};

/** Files and commits that are requested under aliases such as `content_3`. */
function aliased(repository: FakeRepository, query: string) {
  const pattern =
    /(\w+_\d+): +(object|ref)\((?:oid|expression|qualifiedName): ("[^"]*"|\$branch)\)/g;
  return Object.fromEntries(
    [...query.matchAll(pattern)].map(([, alias, kind, of = '']) => [
      alias,
      kind === 'ref' ? refOf(repository, 'main') : blob(repository, JSON.parse(of)),
    ]),
  );
}

function blob({ git, bytes }: FakeRepository, name: string) {
  const oid = git(['rev-parse', name]);
  if (git(['cat-file', '-t', oid]) !== 'blob') return { oid };
  const content = bytes(oid);
  const isBinary = content.includes(0);
  const text = isBinary ? null : content.toString();
  return { oid, byteSize: content.length, isBinary, isTruncated: false, text };
}

function pullRequests(
  query: string,
  branch: string,
  pulls: readonly FakePullRequest[],
  { git, head }: FakeRepository,
) {
  const open = pulls.filter(({ state }) => state === 'open');
  if (query.includes('totalCount')) {
    return { totalCount: open.filter(({ headRefName }) => headRefName === branch).length };
  }
  return {
    nodes: open.map((pull) => ({
      ...pull,
      headRefOid: head(pull.headRefName),
      labels: { nodes: pull.labels.map((name) => ({ name })) },
      files: {
        nodes: git(['diff', '--name-status', '--no-renames', `main...${pull.headRefName}`])
          .split('\n')
          .map((line) => {
            const [letter = '', path] = line.split('\t');
            return { path, changeType: { A: 'ADDED', D: 'DELETED' }[letter] ?? 'MODIFIED' };
          }),
      },
    })),
  };
}
