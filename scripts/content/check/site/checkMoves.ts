import { sourceOf } from '../../model/contentFolder.ts';
import { type ContentPage, contentPages, oldAddresses } from '../../model/contentModel.ts';
import {
  type Diagnostic,
  type Finding,
  finding,
  locate,
  type Range,
} from '../../model/diagnostic.ts';
import type { FieldReference } from '../../model/fileFacts.ts';
import { listOfPage, reservedFolders } from '../../model/routes.ts';
import { siteAddress } from '../../model/site.ts';
import { ownAddress } from './checkLink.ts';
import type { CheckedSite, LinkTargets } from './sitePages.ts';

/**
 * Checks the former addresses of pages: each must be a path of this site that no page has now, and
 * belong to only one page. So redirects cannot form a loop.
 */
export function checkMoves({ model, folder, targets }: CheckedSite): Diagnostic[] {
  const site = model.singles.site?.value;
  const base = site ? siteAddress(site).base : '/';
  const present = presentPages(targets);
  const owners = new Map<string, ContentPage>();
  const check = (page: ContentPage, { name, range }: FieldReference): Diagnostic[] => {
    const report = (found: Finding, place = range) => [locate(found, page.facts.file, place)];
    const impossible = (reason: string, help?: string) =>
      report(finding('old-address', { address: shown(name), reason }, { help }));
    const meant = meantAddress(name, targets, base);
    if (meant === undefined) return impossible('it is on another site');
    const reason = whyImpossible(meant, name);
    if (reason) return impossible(...reason);
    const taken = findOwner(meant, page, present, owners);
    if (taken) {
      const line = taken.isSelf && lineInList(sourceOf(folder, page.facts)?.text, range);
      return line ? report({ ...taken.found, suggestion: '' }, line) : report(taken.found);
    }
    owners.set(keyOf(meant), page);
    return name === meant ? [] : report(inCommonForm(name, meant));
  };
  return contentPages(model).flatMap((page) =>
    oldAddresses(page).flatMap((reference) => check(page, reference)),
  );
}

/** Why no page can have had an address on this site, and what to do about it. */
function whyImpossible(
  meant: string,
  written: string,
): [reason: string, help?: string] | undefined {
  if (!pagePath.test(meant)) return ['it has characters that no page’s address has'];
  if (isByQuestion(meant, written)) return [sameBeforeQuestion, deleteIt];
  return isReserved(meant) ? ['the site has its own files there', deleteIt] : undefined;
}

/** Some file systems and some hosts ignore case. */
const keyOf = (address: string) => address.toLowerCase();

/**
 * The path that an editor means, in its canonical form: with a slash at the start and none at the
 * end, and without what hosts add automatically.
 * @returns `undefined` for an address on another site
 */
function meantAddress(written: string, targets: LinkTargets, base: string): string | undefined {
  const own = ownAddress(written, targets)?.pathname;
  const isOther = URL.canParse(written) || /^\/\/|^www\./i.test(written);
  if (own === undefined && isOther) return undefined;
  const path = own?.startsWith(base) ? own.slice(base.length - 1) : (own ?? written);
  const [address = ''] = path.split(/[?#]/);
  const joined = `/${address}`.replace(/\/+/g, '/');
  return joined.replace(/(?:\/index|\.html|\/)+$/i, '') || '/';
}

function inCommonForm(name: string, meant: string): Finding {
  const help = `Write “${meant}”. It also stands for the same with a slash or “.html” at the end, or with a “?” and anything after it.`;
  return finding('old-address', { address: shown(name), meant }, { help, suggestion: meant });
}

const shown = (address: string) => address.slice(0, 80);

/** Words joined by slashes; the last may have the extension of a page from another program. */
const pagePath = /^\/$|^(?:\/[a-z0-9~-][\w~-]*)+(?:\.(?:html?|php|aspx?|jsp|cfm))?$/i;

/** Whether only what follows a “?” said which page was meant, as in /index.php?page_id=12. */
const isByQuestion = (meant: string, written: string) =>
  /[?&][\w[\]-]+=/.test(written) && /^\/$|\.(?:php|aspx?|jsp|cfm)$/i.test(meant);

const sameBeforeQuestion =
  'addresses that differ only after the “?” can’t be told apart, so all of them would lead to this page';

const isReserved = (address: string) =>
  listOfPage(address) !== undefined ||
  /\/404(?:[/.]|$)/.test(address) ||
  reservedFolders.some((folder) => `${address.toLowerCase()}/`.startsWith(`${folder}/`));

/** The addresses of today’s pages, except those of broken files, which are unknown. */
const presentPages = ({ pages }: LinkTargets): ReadonlyMap<string, string> =>
  new Map(
    [...pages].flatMap(([path, { anchors }]) => (anchors ? [[keyOf(path), path] as const] : [])),
  );

/** Finds what already has an address: an existing page, or another page’s former address. */
function findOwner(
  address: string,
  page: ContentPage,
  present: ReadonlyMap<string, string>,
  owners: ReadonlyMap<string, ContentPage>,
): { found: Finding; isSelf: boolean } | undefined {
  const path = present.get(keyOf(address));
  const other = owners.get(keyOf(address));
  const taken = (owner: string, help?: string) => ({
    found: finding('old-address-taken', { address, owner }, { help }),
    isSelf: path === page.path || other === page,
  });
  if (path === page.path) return taken('this page is there now', deleteIt);
  if (path !== undefined) return taken(`the page ${path} is there now`, deleteIt);
  if (other === page) return taken('it is listed here twice', deleteIt);
  return other && taken(`${other.facts.file} also has it in its list`);
}

const deleteIt = 'Delete this line, and “formerly:” too if nothing is left below it.';

/** The whole line of an entry, if the list keeps other entries without it. */
function lineInList(text = '', { line, endLine }: Range): Range | undefined {
  const isEntry = (row = '') => /^\s*- /.test(row);
  const lines = text.split('\n');
  const isOneOfMany = isEntry(lines[line - 2]) || isEntry(lines[line]);
  if (line !== endLine || !isEntry(lines[line - 1]) || !isOneOfMany) return undefined;
  return { line, column: 1, endLine: line + 1, endColumn: 1 };
}
