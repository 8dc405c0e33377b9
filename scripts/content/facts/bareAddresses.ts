import { type Finding, finding } from '../rules/finding.ts';
import type { Part, Prose } from './prose.ts';

const webAddress = /(?<![\w/@.])(?:https?:\/\/|www\.(?=\w))[^\s\uffff<>()[\]"“”’]+/giu;
const mailAddress = /(?<![\w.+/:@-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w@])/giu;

/** Finds addresses that nobody can press. */
export function bareAddresses({ shown }: Prose): (Part & { found: Finding })[] {
  if (!/https?:\/\/|www\.|@/i.test(shown)) return [];
  return [
    ...[...shown.matchAll(webAddress)].map(({ 0: whole, index }) => {
      const address = whole.replace(/[.,;:!?*_'|]+$/, '');
      return bareAddress(address, index, secureAddress(address));
    }),
    ...[...shown.matchAll(mailAddress)].map(({ 0: address, index }) =>
      bareAddress(address, index, `mailto:${address}`),
    ),
  ];
}

/** @param target the address as a link needs it */
function bareAddress(address: string, start: number, target: string) {
  const help = `Write words that say where it leads, and the address: [the words](${target}).`;
  const suggestion = address === target ? `<${address}>` : `[${wordsOf(address)}](${target})`;
  const found = finding('bare-address', { address }, { help, suggestion });
  return { start, end: start + address.length, found };
}

/** With https:// in front, as a link without it would be the next mistake. */
const secureAddress = (address: string) =>
  `https://${address.replace(/^http:\/\/|^https:\/\//i, '')}`;

const wordsOf = (address: string) => address.replace(/^http:\/\//i, '');
