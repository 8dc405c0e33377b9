import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readReview, reviewFile } from '../review.ts';
import { GithubProblem, githubApi } from './githubApi.ts';
import { keepComment, runSchema } from './keepComment.ts';

const usage = `Usage:
  node --import ./scripts/typescript.js scripts/review/comment/cli.ts FOLDER

Keeps the comment on a pull request up to date with the review in FOLDER. Meant for a workflow that
runs after “Content” (workflow_run), with GITHUB_TOKEN.
`;

process.exitCode = await main(process.argv.slice(2), process.env);

/** @returns the exit status: 0 done, 1 GitHub refused, 2 the command could not be run */
async function main([folder]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { GITHUB_EVENT_PATH: eventFile, GITHUB_TOKEN: token, GITHUB_API_URL: address } = env;
  if (!folder || !eventFile || !token || !address) {
    process.stderr.write(usage);
    return 2;
  }
  const event = runSchema.safeParse(JSON.parse(await readFile(eventFile, 'utf8')));
  if (!event.success) {
    process.stderr.write(`This event is not a finished workflow run.\n\n${usage}`);
    return 2;
  }
  const review = await readReview(path.join(folder, reviewFile));
  const api = githubApi(address, event.data.repository.full_name, token);
  try {
    const told = await keepComment(api, event.data, review, env.PREVIEW_ADDRESS ?? '');
    process.stdout.write(`${told}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof GithubProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
