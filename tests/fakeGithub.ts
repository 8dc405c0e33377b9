import { createServer } from 'node:http';
import { expect, onTestFinished } from 'vitest';
import { serveHere } from '../scripts/serve/serveBuilt.ts';

export const repository = 'harlow-ridge/website';
export const commit = '0123456789012345678901234567890123456789';
export const bot = { login: 'github-actions[bot]' };

interface Comment {
  id: number;
  body: string;
  user: { login: string };
  path?: string;
  commit_id?: string;
  side?: string;
  start_line?: number;
  start_side?: string;
  line?: number;
}

/** GitHub refuses a longer comment. */
const mostCharacters = 65_536;

/** What GitHub knows, and what was asked of it. */
export class FakeGithub {
  comments: Comment[] = [];
  lineComments: Comment[] = [];
  /** Lines that the pull request touches, as `file:line`. */
  touched = new Set<string>();
  head = commit;
  headOwner = 'editor';
  asked: string[] = [];
  #next = 100;

  answer(method: string, url: URL, body: Partial<Comment>): [status: number, body: unknown] {
    const at = url.pathname.replace(`/repos/${repository}`, '');
    if (method !== 'GET') this.asked.push(`${method} ${at}`);
    const [, kind = '', id = ''] = /^\/(issues|pulls)\/comments\/(\d+)$/.exec(at) ?? [];
    if (kind) return this.#change(method, kind, Number(id), body);
    if (at === '/pulls') {
      const isHead = url.searchParams.get('head') === `${this.headOwner}:storm/notice`;
      return [200, isHead ? [{ number: 7, head: { sha: this.head } }] : []];
    }
    if (at === '/actions/runs/55/artifacts') {
      return [200, { artifacts: [{ id: 9, name: 'changes.html', expired: false }] }];
    }
    if (at === '/issues/7/comments') return this.#add(method, this.comments, url, body);
    if (at === '/pulls/7/comments') {
      return method === 'POST' && !this.#canStand(body)
        ? [422, {}]
        : this.#add(method, this.lineComments, url, body);
    }
    return [404, {}];
  }

  /** Whether a comment can be at its lines: those that the pull request touches, as they are now. */
  #canStand({
    path,
    line,
    side,
    start_line = line,
    start_side = side,
    commit_id,
  }: Partial<Comment>) {
    const isTouched = [start_line, line].every((end) => this.touched.has(`${path}:${end}`));
    return isTouched && commit_id === this.head && side === 'RIGHT' && start_side === 'RIGHT';
  }

  #add(method: string, all: Comment[], url: URL, body: Partial<Comment>): [number, unknown] {
    if (method === 'GET') {
      const [page, size] = ['page', 'per_page'].map((name) => Number(url.searchParams.get(name)));
      return [200, all.slice(((page ?? 1) - 1) * (size ?? 1), (page ?? 1) * (size ?? 1))];
    }
    if (!body.body || body.body.length > mostCharacters) return [422, {}];
    this.#next += 1;
    all.push({ id: this.#next, user: bot, body: '', ...body });
    return [201, {}];
  }

  #change(method: string, kind: string, id: number, body: Partial<Comment>): [number, unknown] {
    const all = kind === 'issues' ? this.comments : this.lineComments;
    const index = all.findIndex((comment) => comment.id === id);
    const [known] = index < 0 ? [] : all.slice(index);
    if (!known) return [404, {}];
    if (method === 'DELETE') all.splice(index, 1);
    else Object.assign(known, body);
    return method === 'DELETE' ? [204, undefined] : [200, {}];
  }
}

/** @returns the address of its API; it closes with the test */
export async function serveGithub(github: FakeGithub): Promise<string> {
  const server = createServer(async (request, response) => {
    expect(request.headers.authorization).toBe('Bearer secret');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const sent = Buffer.concat(parts).toString();
    const url = new URL(request.url ?? '', 'http://localhost');
    const [status, body] = github.answer(request.method ?? '', url, sent ? JSON.parse(sent) : {});
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  const { origin, close } = await serveHere(server);
  onTestFinished(close);
  return origin;
}
