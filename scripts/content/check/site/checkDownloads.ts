import {
  downloadAt,
  downloadFolder,
  downloadNamed,
  downloadUrl,
  isDownloadLink,
} from '../../model/contentFolder.ts';
import { type Diagnostic, type Finding, finding, locate } from '../../model/diagnostic.ts';
import { fileSlug, parsePath } from '../../model/fileName.ts';
import { nearest } from '../../model/words.ts';
import type { CheckedSite } from './sitePages.ts';

/**
 * Checks a link that should lead to one of our documents.
 * @param folder the folder below `content/` of the text that it is in; `undefined` for a field
 * @param downloads the names of all documents
 */
export function checkDownload(
  url: string,
  folder: string | undefined,
  downloads: ReadonlySet<string>,
): Finding | undefined {
  const name = folder === undefined ? downloadInField(url) : downloadAt(folder, url);
  if (name !== undefined && downloads.has(name)) return undefined;
  // If a document must be renamed, a link to its new name is right.
  const names = new Set([...downloads].map(goodName));
  if (name !== undefined && names.has(name)) return undefined;
  const guess = nearest(downloadNamed(url), names);
  const suggestion =
    guess && (folder === undefined ? `/${downloadFolder}${guess}` : downloadUrl(guess));
  const help = suggestion && `Did you mean “${suggestion}”?`;
  return finding('missing-download', { name: url }, { help, suggestion });
}

/** A field’s text may be shown on any page, so its links start at the top of the site. */
const downloadInField = (url: string) => (url.startsWith('/') ? downloadAt('', url) : undefined);

/** The document that a link is meant for: one that is written wrong is reported where it is. */
const meantBy = (url: string) => (isDownloadLink(url) ? downloadNamed(url) : undefined);

/** Finds documents to which no text or field is meant to lead. */
export function checkUnusedDownloads({ model, facts }: CheckedSite): Diagnostic[] {
  const { downloads } = model;
  if (downloads.size === 0) return [];
  const used = new Set(
    [...facts.values()].flatMap(({ body, references }) => [
      ...(body?.links ?? []).map(({ url }) => meantBy(url)),
      ...references.map(({ target, name }) => (target === 'path' ? meantBy(name) : undefined)),
    ]),
  );
  return (
    [...downloads]
      // One that must be renamed will be uploaded again.
      .filter((name) => !used.has(name) && !explainName(downloadFolder + name))
      .map((name) => locate(finding('unused-download', {}), `content/${downloadFolder}${name}`))
  );
}

/** Checks the names and places of documents, and that their folder has no other files. */
export const checkDownloadNames = ({ folder }: CheckedSite): Diagnostic[] =>
  folder.paths
    .filter((file) => file.startsWith(downloadFolder))
    .flatMap((file) => {
      const found = explainName(file);
      return found ? [locate(found, `content/${file}`)] : [];
    });

const goodName = (file: string) => `${fileSlug(parsePath(file).name) || 'brochure'}.pdf`;

function explainName(file: string): Finding | undefined {
  const { dir, ext, base } = parsePath(file);
  const good = goodName(file);
  if (ext.toLowerCase() !== '.pdf') {
    const help = 'Open it on your computer, save it as a PDF document, and upload that.';
    return finding('unknown-file', { reason: 'This folder is only for PDF documents.' }, { help });
  }
  if (`${dir}/` !== downloadFolder) {
    const help = `Upload it as content/${downloadFolder}${good} and delete it here.`;
    const reason = 'Documents can’t have folders of their own.';
    return finding('unknown-file', { reason }, { help });
  }
  const help = `Name it ${good} on your computer, upload it again, and delete this one.`;
  return base === good ? undefined : finding('file-name', { slug: base }, { help });
}
