import { z } from 'zod';
import type { Review } from '../review.ts';
import { commentSchema, type GithubApi, isOurs } from './githubApi.ts';
import { keepSuggestions } from './lineSuggestions.ts';
import { commentMark, reviewComment } from './reviewComment.ts';

/**
 * The run that ended, as GitHub describes it to the workflow that waits for it.
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads#workflow_run
 */
export const runSchema = z.object({
  repository: z.object({ full_name: z.string().regex(/^[\w.-]+\/[\w.-]+$/) }),
  workflow_run: z.object({
    id: z.int(),
    event: z.string(),
    head_sha: z.string().regex(/^[0-9a-f]{40,64}$/),
    head_branch: z.string().min(1),
    html_url: z.url({ protocol: /^https?$/ }),
    head_repository: z.object({ owner: z.object({ login: z.string().min(1) }) }),
  }),
});

type RunEvent = z.infer<typeof runSchema>;
type FinishedRun = RunEvent['workflow_run'];

const pullSchema = z.object({ number: z.int(), head: z.object({ sha: z.string() }) });
const artifactsSchema = z.object({
  artifacts: z.array(z.object({ id: z.int(), name: z.string(), expired: z.boolean() })),
});

/** The name of the pictures among a run’s artifacts. */
const picturesName = 'changes.html';

/**
 * Keeps our one comment on a pull request up to date, and the suggestions on its lines.
 * @param review `undefined` if none could be read
 * @param previewTemplate see {@link previewAddress}
 * @returns what was done, in a sentence
 */
export async function keepComment(
  api: GithubApi,
  { repository, workflow_run: run }: RunEvent,
  review: Review | undefined,
  previewTemplate: string,
): Promise<string> {
  const pull = await pullOf(api, run);
  if (pull === undefined) return 'No open pull request is at this commit anymore.';
  const comments = z.array(commentSchema).parse(await api.list(`/issues/${pull}/comments`));
  const [ours, ...doubles] = comments.filter((comment) => isOurs(comment, commentMark));
  const isFork = !repository.full_name.startsWith(`${run.head_repository.owner.login}/`);
  const links = {
    run: run.html_url,
    commit: run.head_sha,
    pictures: await picturesOf(api, run),
    preview: previewAddress(previewTemplate, pull, isFork ? undefined : run.head_branch),
  };
  const body = reviewComment(review, links, ours?.body);
  if (ours) await api.ask('PATCH', `/issues/comments/${ours.id}`, { body });
  else await api.ask('POST', `/issues/${pull}/comments`, { body });
  // Two runs that ended at the same time may each have written one.
  for (const { id } of doubles) await api.ask('DELETE', `/issues/comments/${id}`);
  await keepSuggestions(api, pull, run.head_sha, review);
  return `The comment on pull request ${pull} was ${ours ? 'updated' : 'written'}.`;
}

/**
 * The pull request that a run was for. The answer does not come from what the run wrote, as that
 * may say anything, nor from the run’s list of pull requests, which is empty for forks.
 */
async function pullOf(api: GithubApi, run: FinishedRun): Promise<number | undefined> {
  const head = `${run.head_repository.owner.login}:${run.head_branch}`;
  const found = await api.list(`/pulls?state=open&head=${encodeURIComponent(head)}`);
  const pulls = z.array(pullSchema).parse(found);
  return pulls.find((pull) => pull.head.sha === run.head_sha)?.number;
}

async function picturesOf(api: GithubApi, { id, html_url }: FinishedRun) {
  const answer = await api.ask('GET', `/actions/runs/${id}/artifacts?name=${picturesName}`);
  const artifacts = artifactsSchema.safeParse(answer).data?.artifacts ?? [];
  const pictures = artifacts.find(({ name, expired }) => name === picturesName && !expired);
  return pictures && `${html_url}/artifacts/${pictures.id}`;
}

/**
 * Where a host shows a pull request: the address in the repository’s variable `PREVIEW_ADDRESS`,
 * with `{number}` for the pull request’s number or `{branch}` for its branch.
 * @param branch missing in a fork, whose branches hosts do not show: one of the same name is ours
 * @returns `undefined` without one, or if the result is not an address on the web
 * @see https://docs.netlify.com/site-deploys/deploy-previews/
 * @see https://developers.cloudflare.com/pages/configuration/preview-deployments/#preview-aliases
 */
function previewAddress(template: string, pull: number, branch = ''): string | undefined {
  if (!branch && template.includes('{branch}')) return undefined;
  const name = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 28)
    .replace(/^-+|-+$/g, '');
  const address = template.replaceAll('{number}', String(pull)).replaceAll('{branch}', name);
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  // A parenthesis would end the link that it becomes.
  return protocol === 'https:' && !/[()\s]/.test(href) ? href : undefined;
}
