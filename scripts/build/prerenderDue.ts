import path from 'node:path';
import type { Folders } from '../content/source/folders.ts';
import { planRemake } from '../remake.ts';
import type { Bundle } from './bundle.ts';
import { isPage, removeOthers } from './outputFolder.ts';
import { runProcess } from './runProcess.ts';

/**
 * Has Vike render those pages that are not as they should be, into the folder of the bundle.
 * @param others pages that somebody else makes
 * @returns how many pages the site has, those that were rendered, and what is to be called once
 * they are in their places
 */
export async function prerenderDue(
  { client, version }: Bundle,
  { site, cache }: Folders,
  others: ReadonlyMap<string, string>,
) {
  // A build that was ended may have left some.
  removeOthers(client, (file) => !isPage(file));
  const isOurs = (file: string) => isPage(file) && !others.has(file);
  let pages = 0;
  let plan: Awaited<ReturnType<typeof planRemake<Vike.KnownPage>>> | undefined;
  await runProcess('prerenderProcess.js', async (wanted: readonly Vike.KnownPage[]) => {
    const ledger = path.join(cache, 'pages.json');
    pages = wanted.length;
    plan = await planRemake({ folder: site, isOurs, wanted, ledger, version });
    return plan.due.map(({ file }) => file);
  });
  if (!plan) throw new Error('Vike did not ask which pages are due.');
  return { pages, ...plan };
}
