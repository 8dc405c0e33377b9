const typed = 'What you typed stays in its form, and this browser keeps it.';

/** True of whatever failed: saving, or deleting, publishing or sending for review what was saved. */
const kept = `What was saved before stays saved. ${typed}`;

/** What to do once a connection or a sign-in is back. */
const again =
  'sign out in the menu at the top right, sign in again, open the form again and click “Restore”.';

/** Shown if GitHub could not be reached. */
export const noConnection = `GitHub cannot be reached. ${kept} Once the connection is back, try again.`;

/**
 * Shown if the editor chose not to save. The CMS has no way to stop at this point but an error, and
 * puts its own words about one before these.
 */
export const notSaved = `Nothing is wrong: you chose “Cancel”, so nothing was saved. ${kept}`;

/** Shown if the pull request that a change should be added to is no longer open. */
export const overtaken = `What was saved here before has been approved or closed in the meantime, so this was not saved. ${typed} Reload this page, open the form again and click “Restore”.`;

/** Shown if the repository is not this site’s. */
export const otherRepository = (folder: string) =>
  `This repository has no ${folder}/site.yaml, so it is not this site’s repository. Correct “repository:” or “branch:” below “editing:” in content/site.yaml, or sign in to the right one.`;

/**
 * What a failure reported by GitHub means for an editor.
 * @param status of the response; 200 if GraphQL says what went wrong
 * @param message from GitHub
 * @returns `undefined` if there is nothing better than GitHub’s own message
 */
export function plainWords(status: number, message: string): string | undefined {
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
