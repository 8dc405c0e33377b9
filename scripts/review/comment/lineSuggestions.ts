import { z } from 'zod';
import { markdownFence, markdownText, plainText } from '../../content/report/plainText.ts';
import type { Review } from '../review.ts';
import { commentSchema, type GithubApi, GithubProblem, isOurs } from './githubApi.ts';

/** Distinguishes our suggestions from what people wrote. */
const suggestionMark = '<!-- cure of content -->';

/** More would be a flood; the comment has them all. */
const maxSuggestions = 10;

/** Only in content: one click must not talk anyone into changing code. */
const contentFile = /^content\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:md|ya?ml)$/;

/** A comment on a line of the pull request. */
const lineComment = commentSchema.extend({
  path: z.string(),
  start_line: z.int().nullish(),
  line: z.int().nullish(),
});

interface LineSuggestion {
  path: string;
  first: number;
  last: number;
  body: string;
}

/**
 * Keeps the current exact cures on the lines of a pull request: those that were applied or do not
 * fit anymore are removed, so that they never pile up.
 * @param commit the commit that was reviewed
 */
export async function keepSuggestions(
  api: GithubApi,
  pull: number,
  commit: string,
  review: Review | undefined,
): Promise<void> {
  const wanted = suggestionsOf(review?.findings ?? []).slice(0, maxSuggestions);
  const all = z.array(lineComment).safeParse(await api.list(`/pulls/${pull}/comments`)).data ?? [];
  const ours = all.filter((comment) => isOurs(comment, suggestionMark));
  const old = ours.filter((comment) => !wanted.some((wish) => isSame(comment, wish)));
  const missing = wanted.filter((wish) => !ours.some((comment) => isSame(comment, wish)));
  for (const { id } of old) await api.ask('DELETE', `/pulls/comments/${id}`);
  for (const wish of missing) await suggest(api, pull, commit, wish);
}

const isSame = (
  { path, start_line, line, body }: z.infer<typeof lineComment>,
  wish: LineSuggestion,
) =>
  path === wish.path &&
  (start_line ?? line) === wish.first &&
  line === wish.last &&
  body === wish.body;

/** One for each place: applying a second one would undo the first. */
function suggestionsOf(findings: Review['findings']): LineSuggestion[] {
  const exact = findings.filter(isExact);
  return exact
    .filter((found, index) => exact.findIndex((other) => isAtSamePlace(other, found)) === index)
    .map((found) => {
      const { file, lines } = found;
      const same = exact.filter(
        (other) => isAtSamePlace(other, found) && other.lines.text === lines.text,
      );
      const messages = same.map(({ message }) => markdownText(message)).join(' ');
      const body = `${suggestionMark}\n${messages}\n\n${markdownFence(lines.text, 'suggestion')}`;
      return { path: file, first: lines.first, last: lines.last, body };
    });
}

const isAtSamePlace = (one: CuredFinding, other: CuredFinding) =>
  one.file === other.file &&
  one.lines.first === other.lines.first &&
  one.lines.last === other.lines.last;

type Finding = Review['findings'][number];
type CuredFinding = Finding & { lines: NonNullable<Finding['lines']> };

/** What GitHub would put into the file must be exactly the cure, character by character. */
function isExact(found: Finding): found is CuredFinding {
  const { file, lines } = found;
  if (!lines || lines.first > lines.last || !contentFile.test(file)) return false;
  return lines.text.split('\n').every((line) => plainText(line) === line);
}

/**
 * GitHub accepts comments on lines that the pull request touches, and refuses others.
 * @see https://docs.github.com/en/rest/pulls/comments#create-a-review-comment-for-a-pull-request
 */
async function suggest(
  api: GithubApi,
  pull: number,
  commit: string,
  { path, first, last, body }: LineSuggestion,
): Promise<void> {
  const start = first < last ? { start_line: first, start_side: 'RIGHT' } : {};
  const comment = { commit_id: commit, path, ...start, line: last, side: 'RIGHT', body };
  try {
    await api.ask('POST', `/pulls/${pull}/comments`, comment);
  } catch (error) {
    if (!(error instanceof GithubProblem && error.status === 422)) throw error;
  }
}
