import { z } from 'zod';
import { markdownFence, markdownText, plainText } from '../../content/report/plainText.ts';
import type { Review } from '../review.ts';
import { type GithubApi, GithubProblem } from './githubApi.ts';

/** Tells our suggestions from what people wrote. */
const suggestionMark = '<!-- cure of content -->';

/** More are a flood; the comment has them all. */
const maxSuggestions = 10;

/** Only in content: nobody is to be talked into a line of code by a click. */
const contentFile = /^content\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:md|ya?ml)$/;

/** A comment in a line of the pull request, as GitHub keeps it. */
const lineComment = z.object({
  id: z.int(),
  body: z.string(),
  path: z.string(),
  line: z.int().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});

interface LineSuggestion {
  path: string;
  line: number;
  body: string;
}

/**
 * Keeps in the lines of a pull request the exact cures that there are now: those that were followed
 * or do not fit any more go, so that they never pile up.
 * @param author the login that ours are by
 * @param commit the commit that the review is of
 */
export async function keepSuggestions(
  api: GithubApi,
  pull: number,
  commit: string,
  author: string,
  review: Review | undefined,
): Promise<void> {
  const wanted = (review?.findings ?? []).flatMap(suggestionOf).slice(0, maxSuggestions);
  const all = z.array(lineComment).safeParse(await api.list(`/pulls/${pull}/comments`)).data ?? [];
  const ours = all.filter(
    ({ user, body }) => user?.login === author && body.startsWith(suggestionMark),
  );
  const isThere = (wish: LineSuggestion) => ours.some((comment) => isSame(comment, wish));
  for (const comment of ours) {
    if (wanted.some((wish) => isSame(comment, wish))) continue;
    await api.ask('DELETE', `/pulls/comments/${comment.id}`);
  }
  for (const wish of wanted.filter((wish) => !isThere(wish))) {
    await suggest(api, pull, commit, wish);
  }
}

const isSame = (comment: z.infer<typeof lineComment>, { path, line, body }: LineSuggestion) =>
  comment.path === path && comment.line === line && comment.body === body;

function suggestionOf({
  file,
  line,
  message,
  write,
}: Review['findings'][number]): LineSuggestion[] {
  // What GitHub would put into the file must be what the cure says, sign by sign.
  const isExact = write !== undefined && plainText(write) === write && !/[\r\n\t]/.test(write);
  if (!isExact || !contentFile.test(file) || file.includes('..')) return [];
  const body = `${suggestionMark}\n${markdownText(message)}\n\n${markdownFence(write, 'suggestion')}`;
  return [{ path: file, line, body }];
}

/** GitHub takes comments in lines that the pull request touches, and refuses others. */
async function suggest(
  api: GithubApi,
  pull: number,
  commit: string,
  { path, line, body }: LineSuggestion,
): Promise<void> {
  const comment = { commit_id: commit, path, line, side: 'RIGHT', body };
  try {
    await api.ask('POST', `/pulls/${pull}/comments`, comment);
  } catch (error) {
    if (!(error instanceof GithubProblem && error.status === 422)) throw error;
  }
}
