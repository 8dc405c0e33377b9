import { downloadUrl } from '../model/contentFolder.ts';
import { type Finding, finding } from '../model/diagnostic.ts';
import { parsePath } from '../model/fileName.ts';

// Addresses that were copied from where only their editor is, or from a message.

/** Hosts that lead on to the address in one of their parameters, and the names of that one. */
const detours: readonly [host: RegExp, path: RegExp, ...names: string[]][] = [
  [/^lm?\.(?:facebook|instagram)\.com$/, /^\/(?:l\.php)?$/, 'u'],
  [/^www\.google\.com$/, /^\/url$/, 'q', 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, 'url'],
  [/^www\.youtube\.com$/, /^\/redirect$/, 'q'],
];

/** The address to which another site leads on; `undefined` for any other address. */
function addressBehind(url: string): string | undefined {
  const { host, pathname, searchParams } = new URL(url);
  const [, , ...names] =
    detours.find(([hosts, paths]) => hosts.test(host) && paths.test(pathname)) ?? [];
  const found = names.flatMap((name) => searchParams.get(name) ?? []);
  return found.find((behind) => /^https?:\/\//i.test(behind) && URL.canParse(behind));
}

/** Whether a host is the site as only its editors see it: while editing, or before a merge. */
export const isOfEditors = (host: string): boolean =>
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$|--[\w-]+\.netlify\.app$/.test(host);

/** Where people see what is theirs. A shared copy has another address, or depends on a setting. */
const ownPlaces: readonly [place: string, host: RegExp, path: RegExp][] = [
  ['a document in Google Docs', /^docs\.google\.com$/, /\/edit$/],
  ['Google Drive', /^drive\.google\.com$/, /^\//],
  ['Google Photos', /^photos\.google\.com$/, /^\/(?!share\/)/],
  ['a business’s own dashboard', /^business\.(?:google|facebook)\.com$/, /^\//],
  ['a mailbox', /^mail\.google\.com$|^outlook\.(?:live|office|office365)\.com$/, /^\//],
  ['Dropbox', /^www\.dropbox\.com$/, /^\/home(?:\/|$)/],
  ['SharePoint', /\.sharepoint\.com$/, /^\//],
  ['a design in Canva', /^www\.canva\.com$/, /^\/design\/.*\/edit$/],
  ['a page in Notion', /(?:^|\.)notion\.so$/, /^\//],
  ['a chat', /^(?:chatgpt\.com|claude\.ai|gemini\.google\.com)$/, /^\/(?:c|chat|app)\//],
  ['a file on GitHub', /^github\.com$/, /^\/[^/]+\/[^/]+\/(?:blob|edit|tree)\//],
];

/** Finds an address on another site to which visitors should not be sent as it is. */
export function checkElsewhere(url: string): Finding | undefined {
  const { host } = new URL(url);
  const suggestion = addressBehind(url);
  return suggestion ? finding('detour-link', { host }, { suggestion }) : checkPrivate(new URL(url));
}

/** Finds an address where visitors may have to sign in. */
function checkPrivate({ host, pathname }: URL): Finding | undefined {
  const [place] =
    ownPlaces.find(([, hosts, paths]) => hosts.test(host) && paths.test(pathname)) ?? [];
  return place ? finding('private-link', { place }) : undefined;
}

/** What to do about a document that is not on the site yet. */
export const uploadHelp = (url: string): string =>
  `Save it as a PDF document, upload that to content/files, and link to it: ${downloadUrl(parsePath(url).name)}.pdf`;

/** Finds an address of a kind that no link can have. */
export function checkScheme({ protocol, href }: URL): Finding | undefined {
  if (allowedSchemes.includes(protocol)) return undefined;
  // The letter of a drive, on Windows.
  const isFile = /^(?:file|[a-z]):$/.test(protocol);
  const help = isFile ? uploadHelp(href) : href.startsWith('data:image/') ? pasted : undefined;
  return finding('link-scheme', { scheme: protocol, isFile }, { help });
}

const pasted =
  'Another program left a whole picture here. Delete this line, upload the picture to content/images, and insert it from there.';

/** http is only for hosts that are known not to have https. */
const allowedSchemes = ['https:', 'http:', 'mailto:', 'tel:'];
