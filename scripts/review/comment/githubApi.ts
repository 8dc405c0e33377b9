import { z } from 'zod';

export type GithubApi = ReturnType<typeof githubApi>;

/** GitHub refused a request. */
export class GithubProblem extends Error {
  readonly status: number;
  constructor(status: number, asked: string) {
    super(`GitHub answered ${status} to ${asked}.`);
    this.status = status;
  }
}

const perPage = 100;
/** Only someone who wants to do harm writes more comments than this on a pull request. */
const maxPages = 30;

/**
 * Talks to GitHub about one repository.
 * @param address of the API, such as `https://api.github.com`
 * @param repository such as `harlow-ridge/website`
 * @see https://docs.github.com/en/rest
 */
export function githubApi(address: string, repository: string, token: string) {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'x-github-api-version': '2022-11-28',
  };
  /**
   * @param path below the repository’s address, such as `/pulls`
   * @throws {GithubProblem} unless GitHub agrees
   */
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<unknown> => {
    const response = await fetch(`${address}/repos/${repository}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new GithubProblem(response.status, `${method} ${path}`);
    return response.status === 204 ? undefined : response.json();
  };
  /** All items of a list, which GitHub returns a hundred at a time. */
  const list = async (path: string): Promise<unknown[]> => {
    const items: unknown[] = [];
    for (let page = 1; page <= maxPages; page += 1) {
      const sign = path.includes('?') ? '&' : '?';
      const found = await ask('GET', `${path}${sign}per_page=${perPage}&page=${page}`);
      if (!Array.isArray(found)) break;
      items.push(...found);
      if (found.length < perPage) break;
    }
    return items;
  };
  return { ask, list };
}

/** A comment as GitHub keeps it. */
export const commentSchema = z.object({
  id: z.int(),
  body: z.string(),
  user: z.object({ login: z.string() }).nullish(),
});

/**
 * Whether a comment is one that we keep up to date: written by GitHub Actions, with our mark.
 * @param mark that it starts with
 */
export const isOurs = ({ user, body }: z.infer<typeof commentSchema>, mark: string): boolean =>
  user?.login === 'github-actions[bot]' && body.startsWith(mark);
