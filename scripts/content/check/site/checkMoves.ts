import { type ContentFolder, sourceOf } from '../../model/contentFolder.ts';
import type { ContentModel } from '../../model/contentModel.ts';
import { type ContentPage, contentPages } from '../../model/contentPages.ts';
import { type Diagnostic, finding, locate, type Range } from '../../model/diagnostic.ts';
import type { FieldReference } from '../../model/fileFacts.ts';
import { siteAddress } from '../../model/site.ts';
import { ownAddress } from './checkLink.ts';
import type { LinkTargets } from './sitePages.ts';

/**
 * Checks the addresses that pages had before: each must be a path of this site that no page has now,
 * and lead to one page alone. So none of them can lead in a circle.
 */
export function checkMoves(
  model: ContentModel,
  folder: ContentFolder,
  targets: LinkTargets,
): Diagnostic[] {
  const site = model.singles.site?.value;
  const base = site ? siteAddress(site).base : '/';
  const present = presentPages(targets);
  const owners = new Map<string, ContentPage>();
  const check = (page: ContentPage, { name, range }: FieldReference): Diagnostic[] => {
    const { file } = page.facts;
    const address = meantAddress(name, targets, base);
    const reason = address === undefined ? 'it is on another site' : refusal(address);
    if (address === undefined || reason) {
      return [locate(finding('old-address', { address: shown(name), reason }), file, range)];
    }
    const owner = ownerOf(address, page, present, owners);
    if (owner) {
      const found = finding('old-address-taken', { address, owner: owner.words });
      const line = owner.isSelf && lineInList(sourceOf(folder, page.facts)?.text, range);
      return [line ? locate({ ...found, suggestion: '' }, file, line) : locate(found, file, range)];
    }
    owners.set(keyOf(address), page);
    if (address === name) return [];
    const params = { address: shown(name), reason: 'it must be written in one form' };
    const help = `Write “${address}”. It stands for the forms with a slash or “.html” at the end too.`;
    return [locate(finding('old-address', params, { help, suggestion: address }), file, range)];
  };
  return contentPages(model).flatMap((page) =>
    page.facts.references
      .filter(({ target }) => target === 'old-address')
      .flatMap((reference) => check(page, reference)),
  );
}

const shown = (address: string) => address.slice(0, 80);

/** Some disks, and some hosts, take capitals for small letters. */
const keyOf = (address: string) => address.toLowerCase();

/**
 * The path that an editor means, in the one form that stands for all: with a slash in front and none
 * behind, and without what hosts add to it by themselves.
 * @returns `undefined` for an address on another site
 */
function meantAddress(written: string, targets: LinkTargets, base: string): string | undefined {
  const own = ownAddress(written.replace(/^https?:\/\//i, ''), targets)?.pathname;
  if (own === undefined && (URL.canParse(written) || /^\/\/|^www\./i.test(written)))
    return undefined;
  const path = own?.startsWith(base) ? own.slice(base.length - 1) : (own ?? written);
  const [address = ''] = path.split(/[?#]/);
  return `/${address}`.replace(/\/+/g, '/').replace(/(?:\/index)?(?:\.html)?\/?$/i, '') || '/';
}

/** Words joined by slashes; the last may end as pages of other programs do. */
const pagePath = /^\/$|^(?:\/[a-z0-9~-][\w~-]*)+(?:\.(?:html?|php|aspx?|jsp|cfm))?$/i;

/** Where the build puts what is no page. */
const reserved = /^\/(?:assets|pictures|sharing)(?:\/|$)|\/404(?:\/|$)/i;

/** Why nobody can be sent on from an address; empty for one that serves. */
function refusal(address: string): string {
  if (!pagePath.test(address))
    return 'a page’s address has letters, digits, hyphens and slashes alone';
  return reserved.test(address) ? 'the site has files of its own there' : '';
}

/** Where there is a page now. Where that of a broken file is, nobody knows. */
const presentPages = ({ pages }: LinkTargets): ReadonlyMap<string, string> =>
  new Map(
    [...pages].flatMap(([path, { anchors }]) => (anchors ? [[keyOf(path), path] as const] : [])),
  );

/** What has an address already: a page that is there, or a page that was. */
function ownerOf(
  address: string,
  page: ContentPage,
  present: ReadonlyMap<string, string>,
  owners: ReadonlyMap<string, ContentPage>,
): { words: string; isSelf: boolean } | undefined {
  const path = present.get(keyOf(address));
  if (path === page.path) return { words: 'this page is there now', isSelf: true };
  if (path !== undefined) return { words: `the page ${path} is there now`, isSelf: false };
  const other = owners.get(keyOf(address));
  if (other === page) return { words: 'it stands here twice', isSelf: true };
  return other && { words: `${other.facts.file} has it in its list too`, isSelf: false };
}

/** The whole line of an entry that leaves a list with others behind. */
function lineInList(text = '', { line, endLine }: Range): Range | undefined {
  const isEntry = (row = '') => /^\s*- /.test(row);
  const lines = text.split('\n');
  const isOneOfMany = isEntry(lines[line - 2]) || isEntry(lines[line]);
  if (line !== endLine || !isEntry(lines[line - 1]) || !isOneOfMany) return undefined;
  return { line, column: 1, endLine: line + 1, endColumn: 1 };
}
