/**
 * Where a host shows a pull request, from the address that the repository’s variable
 * `PREVIEW_ADDRESS` gives with `{number}` for the pull request’s number or `{branch}` for its branch.
 * @returns `undefined` without one, and where the result is no address on the web
 * @see https://docs.netlify.com/site-deploys/deploy-previews/
 * @see https://developers.cloudflare.com/pages/configuration/preview-deployments/#preview-aliases
 */
export function previewAddress(template: string, pull: number, branch: string): string | undefined {
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
