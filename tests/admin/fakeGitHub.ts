import type { BrowserContext, Request, Route } from '@playwright/test';
import { answerQuery, type Query } from './fakeGraphQL.ts';
import { type FakeRepository, fakeRepository } from './fakeRepository.ts';
import { answerRest, type GitHubAnswer } from './fakeRest.ts';

export interface FakePullRequest {
  id: string;
  number: number;
  title: string;
  url: string;
  state: 'open' | 'closed';
  isDraft: boolean;
  isCrossRepository: false;
  createdAt: Date;
  updatedAt: Date;
  headRefName: string;
  author: { login: string };
  labels: string[];
}

/** Who a token belongs to, and what it permits. */
interface Access {
  login: string;
  may: 'write' | 'read' | 'nothing';
}

export interface FakeGitHub {
  /** As in the site’s settings. */
  repository: string;
  git: FakeRepository;
  pulls: FakePullRequest[];
  /** By token; a token that is removed has expired. */
  access: Map<string, Access>;
  /** While set, requests that it matches get no answer, as if offline. */
  isCutOff: (request: Request) => boolean;
  /** Requests that have no answer here. */
  unknown: string[];
  /** Answers everything that a browser requests from GitHub’s API. */
  answerFor: (context: BrowserContext) => Promise<void>;
}

/**
 * As much of GitHub’s API as the CMS uses, backed by a real repository on this machine.
 * @param root of a repository with a commit on `main`
 * @see https://docs.github.com/en/rest
 */
export function fakeGitHub(root: string): FakeGitHub {
  const github: FakeGitHub = {
    repository: 'harlow-ridge/website',
    git: fakeRepository(root),
    pulls: [],
    access: new Map([['token-of-ann', { login: 'ann', may: 'write' }]]),
    isCutOff: () => false,
    unknown: [],
    async answerFor(context) {
      await context.route('https://api.github.com/**', (route) => reply(github, route));
    },
  };
  return github;
}

async function reply(github: FakeGitHub, route: Route) {
  const request = route.request();
  if (github.isCutOff(request)) return route.abort('internetdisconnected');
  const [status, body] = answer(github, request);
  const isRaw = Buffer.isBuffer(body);
  return route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*' },
    contentType: isRaw ? 'application/octet-stream' : 'application/json',
    body: isRaw ? body : JSON.stringify(body),
  });
}

function answer(github: FakeGitHub, request: Request): GitHubAnswer {
  const token = request.headers().authorization?.replace('token ', '') ?? '';
  const access = github.access.get(token);
  if (!access) return [401, { message: 'Bad credentials' }];
  const { pathname, searchParams } = new URL(request.url());
  const { login } = access;
  if (pathname === '/user') {
    return [200, { id: 1, login, name: login, email: `${login}@a.example`, avatar_url: '' }];
  }
  const data = request.postDataJSON();
  if (pathname === '/graphql') return [200, graphQL(github, access, data)];
  const prefix = `/repos/${github.repository}/`;
  if (!pathname.startsWith(prefix) || access.may === 'nothing')
    return [404, { message: 'Not Found' }];
  const isChange = request.method() !== 'GET';
  if (isChange && access.may === 'read') return [403, notAllowed];
  const route = `${request.method()} ${pathname.slice(prefix.length)}`;
  const found = answerRest(github, login, route, searchParams, data ?? {});
  if (!found) github.unknown.push(route);
  return found ?? [404, { message: 'Not Found' }];
}

const notAllowed = { message: 'Resource not accessible by personal access token' };

function graphQL(github: FakeGitHub, { may }: Access, data: Query): object {
  const { owner, repo, input } = data.variables;
  const isOther = owner !== undefined && `${owner}/${repo}` !== github.repository;
  if (isOther || may === 'nothing') {
    const message = `Could not resolve to a Repository with the name '${owner}/${repo}'.`;
    return { data: { repository: null }, errors: [{ type: 'NOT_FOUND', message }] };
  }
  if (input && may === 'read')
    return { data: null, errors: [{ type: 'FORBIDDEN', ...notAllowed }] };
  return answerQuery(data, github.git, github.pulls);
}
