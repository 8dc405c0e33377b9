import { type Finding, finding } from '../rules/finding.ts';
import { saysNothing } from './bodyFindings.ts';
import type { Part, Prose } from './prose.ts';

/** How an address begins: words in brackets are seldom followed by it unless a link was meant. */
const target = String.raw`(?:/|\.\.?/|#(?=\p{L})|https?://|www\.|mailto:|tel:)`;
const words = String.raw`(?<sign>!?)\[(?<words>[^[\]\n]+)\]`;
const noBlanks = String.raw`[^\s()（）[\]{}<>\uffff]*`;

/** What people write for a link that is none. Of two that start at one place the first counts. */
const forms: readonly { pattern: RegExp; isPath?: boolean }[] = [
  { pattern: form(`${words}[ \\t]*\\n?[ \\t]*[(（](?<path>${target}${noBlanks})[)）]`) },
  {
    pattern: form(
      String.raw`(?<![\]\p{L}])\((?<words>[^()\n]+)\)\[(?<path>${target}${noBlanks})\]`,
    ),
  },
  { pattern: form(`${words}[[{](?<path>${target}${noBlanks})[\\]}]`) },
  {
    pattern: form(
      String.raw`${words}\((?<path>${target}[^()\n<>"\uffff]*(?:\([^()\n]*\)[^()\n<>"\uffff]*)*)\)`,
    ),
    isPath: true,
  },
  {
    pattern: form(
      String.raw`${words}\((?<path>${target}[^\s()[\]{}<>\uffff]*?)(?:[\]}]|(?=[.,;:!?]*(?:\s|$)))`,
    ),
  },
];

function form(source: string): RegExp {
  return new RegExp(source, 'dgu');
}

/** Finds links and pictures that are not written to their end, or with other brackets. */
export function halfLinks({ text, shown }: Prose): (Part & { found: Finding })[] {
  if (!/[\])]\s*[[({（]/.test(shown)) return [];
  return forms.flatMap(({ pattern, isPath = false }) =>
    [...shown.matchAll(pattern)].map(({ 0: whole, index, groups, indices }) => {
      const end = index + whole.length;
      const [from, to] = indices?.groups?.words ?? [index, end];
      const path = groups?.path ?? '';
      const isPicture = groups?.sign === '!';
      const link = `${groups?.sign ?? ''}[${text.slice(from, to)}](${isPath ? `<${path}>` : path})`;
      // Of an address with blanks nobody knows how it is meant, unless it is a file’s name.
      const isKnown = (isPicture || !isPath) && !saysNothing(text.slice(from, to));
      const suggestion = isKnown ? link : undefined;
      const params = { written: text.slice(index, end).replace(/\s+/g, ' '), isPicture };
      const help = isPath ? helpForBlanks(path, isPicture) : undefined;
      return { start: index, end, found: finding('half-link', params, { help, suggestion }) };
    }),
  );
}

const helpForBlanks = (path: string, isPicture: boolean) =>
  isPicture
    ? `Its file’s name has a space. Put the address between the signs < and >: (<${path}>).`
    : 'An address has no spaces. Write the page’s address as the browser shows it, without the site’s name.';

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
