import { type Finding, finding } from '../rules/finding.ts';
import type { Part, Prose } from './prose.ts';

const bareAddress = /(?<![\w/@.])(?:https?:\/\/|www\.(?=\w))[^\s\uffff<>()[\]"“”’]+/gi;

/** Finds addresses that nobody can press. */
export function bareAddresses({ shown }: Prose): (Part & { found: Finding })[] {
  if (!/https?:\/\/|www\./i.test(shown)) return [];
  return [...shown.matchAll(bareAddress)].map(({ 0: whole, index }) => {
    const address = whole.replace(/[.,;:!?*_'|]+$/, '');
    const suggestion = linkTo(address);
    const help = `Write words that say where it leads, and the address: [the words](${addressOf(address)}).`;
    const found = finding('bare-address', { address }, { help, suggestion });
    return { start: index, end: index + address.length, found };
  });
}

const addressOf = (address: string) => (/^www\./i.test(address) ? `https://${address}` : address);

function linkTo(address: string): string | undefined {
  if (/^https:/i.test(address)) return `<${address}>`;
  return /^www\./i.test(address) ? `[${address}](${addressOf(address)})` : undefined;
}
