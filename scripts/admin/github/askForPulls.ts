/**
 * Asks GitHub for the open pull requests from a branch, and not the browser, which would repeat an
 * answer for a minute.
 * @param request another one to GitHub, with the sign-in
 * @param repository owner and name
 */
export function askForPulls(
  { url, headers }: Request,
  repository: string,
  branch: string,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const [owner] = repository.split('/');
  const query = `state=open&head=${owner}:${encodeURIComponent(branch)}`;
  const address = new URL(`/repos/${repository}/pulls?${query}`, url);
  return send(new Request(address, { headers, cache: 'no-cache' }));
}
