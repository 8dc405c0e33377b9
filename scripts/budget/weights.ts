import type { Fetched } from './fetched.ts';

/** How a page is weighed by what it fetched. Its chat is the provider’s to keep small. */
export const weights = {
  document: ofType('document'),
  font: ofType('font'),
  script: ofType('script'),
  stylesheet: ofType('stylesheet'),
  /** All that came over the network, the chat too: visitors wait for it all the same. */
  everything: (fetched: readonly Fetched[]) =>
    fetched.reduce((sum, { transferred }) => sum + transferred, 0) / 1024,
  /** Requests to other sites. */
  elsewhere: (fetched: readonly Fetched[]) =>
    fetched.filter(({ isElsewhere, isChat }) => isElsewhere && !isChat).length,
};

function ofType(type: string) {
  return (fetched: readonly Fetched[]) =>
    fetched
      .filter((file) => file.type === type && !file.isChat)
      .reduce((sum, { gzip }) => sum + gzip, 0) / 1024;
}
