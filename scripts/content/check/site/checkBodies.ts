import {
  bodyPicturePath,
  bodyPictureTarget,
  bodyPictureUrl,
  folderOfFile,
  isDownloadLink,
} from '../../model/contentFolder.ts';
import type { ContentModel, Publishing } from '../../model/contentModel.ts';
import { collectionTypes, collectionWithPage } from '../../model/contentTypes.ts';
import { type Diagnostic, type Finding, finding, locate } from '../../model/diagnostic.ts';
import type { BodyTarget, HalfLink } from '../../model/fileFacts.ts';
import { parsePath } from '../../model/fileName.ts';
import { linkedPath, pathOfEntry } from '../../model/routes.ts';
import { onlyOf } from '../../model/words.ts';
import { missingPicture, poorDescription } from '../body/bodyFindings.ts';
import { checkDownload } from './checkDownloads.ts';
import { checkLink, ownAddress } from './checkLink.ts';
import { nearestPicture, picturesNamed } from './checkReferences.ts';
import type { CheckedSite, LinkTargets, PageSource } from './sitePages.ts';

/** Checks where the links and pictures of all Markdown bodies lead. */
export function checkBodies({
  facts,
  targets,
  model: { pictures, downloads },
}: Pick<CheckedSite, 'facts' | 'targets'> & {
  model: Pick<ContentModel, 'pictures' | 'downloads'>;
}): Diagnostic[] {
  // Thousands of links lead to a few pages.
  const lasting = new Set<string>();
  return [...facts].flatMap(([path, { file, value, body }]) => {
    const { dir: folder } = parsePath(path);
    const page = pagePath(path, value);
    const check = (
      pointers: readonly BodyTarget[] = [],
      problemOf: (pointer: BodyTarget) => Finding | undefined,
    ) =>
      pointers.flatMap((pointer) => {
        const found = problemOf(pointer);
        return found ? [locate(found, file, pointer.range)] : [];
      });
    const checkTarget = (link: BodyTarget) => {
      const address = ownAddress(link.url, targets)?.pathname ?? link.url;
      if (isDownloadLink(address)) return checkDownload(address, folder, downloads);
      // A page’s anchors may depend on its fields, so they are unknown while these are wrong.
      if (value === undefined && link.url.startsWith('#')) return undefined;
      const found = checkBodyLink(link, targets, page);
      if (!found && isLasting(link.url, targets)) lasting.add(link.url);
      return found ?? checkAbsence(link.url, targets, value as Publishing | undefined);
    };
    const doubtful = body?.links.filter(({ url }) => !lasting.has(url));
    return [
      ...check(doubtful, checkTarget),
      ...check(body?.pictures, ({ url }) => checkPicture(url, folder, pictures)),
    ];
  });
}

/** The path of the page of a file with a body; unknown while its fields are wrong. */
function pagePath(path: string, value: unknown): string | undefined {
  const name = collectionWithPage(path);
  return name && value !== undefined
    ? pathOfEntry(collectionTypes[name], parsePath(path).name, value)
    : undefined;
}

/** If no page has a similar address, the one that was meant may be gone for good. */
function checkBodyLink(
  { url, alone, isBare }: BodyTarget,
  targets: LinkTargets,
  path: string | undefined,
): Finding | undefined {
  const found = checkLink(url, targets, path);
  if (found?.suggestion && isBare) {
    const isPath = found.suggestion.startsWith('/');
    const words = url.replace(/^https?:\/\//i, '');
    const suggestion = isPath ? `[${words}](${found.suggestion})` : `<${found.suggestion}>`;
    return { ...found, suggestion };
  }
  if (found?.rule !== 'unknown-page' || found.suggestion !== undefined || !alone) return found;
  return { ...found, help: `${found.help} Or keep only the words: ${alone}` };
}

function checkPicture(
  url: string,
  folder: string,
  pictures: ReadonlySet<string>,
): Finding | undefined {
  const file = bodyPicturePath(folder, url);
  if (file !== undefined && pictures.has(file)) return undefined;
  const guess = nearestPicture(file ?? url, pictures);
  return missingPicture(url, guess && bodyPictureUrl(guess));
}

/** Whether a sound link leads to a page that is always on the site, whichever page it is on. */
function isLasting(url: string, { pages }: Pick<LinkTargets, 'pages'>): boolean {
  const { draft, publishAt, expireAt } = pages.get(linkedPath(url))?.source ?? {};
  return url.startsWith('/') && !draft && !publishAt && !expireAt;
}

/**
 * Reports the days on which a text is on the site but the page that it links to is not. This is no
 * mistake, as the link is left out on these days, but the author should know beforehand.
 * @param from when the text itself is on the site; unknown while its fields are wrong
 */
function checkAbsence(
  url: string,
  { pages, today }: Pick<LinkTargets, 'pages' | 'today'>,
  from: Publishing | undefined,
): Finding | undefined {
  const target = pages.get(linkedPath(url))?.source;
  if (!target || !from) return undefined;
  const first = from.publishAt && from.publishAt > today ? from.publishAt : today;
  // An expired text comes back only if its date is edited.
  if (from.expireAt && from.expireAt <= first) return undefined;
  const params = absenceOf(target, first, from.expireAt);
  const { name, isCategory } = target;
  return params && finding('unpublished-reference', { ...params, name, isCategory, today });
}

/** @param first the first day that matters; @param end the first day that no longer does */
function absenceOf({ draft, publishAt, expireAt }: PageSource, first: string, end?: string) {
  if (draft) return {};
  // A page that expires before it is published has a finding of its own.
  if (publishAt && expireAt && expireAt <= publishAt) return undefined;
  const until = publishAt && publishAt > first ? publishAt : undefined;
  const since = expireAt && (!end || expireAt < end) ? expireAt : undefined;
  if (until === undefined && since === undefined) return undefined;
  return { until, since };
}

/** Says how to write each address that is not a link, and each miswritten picture. */
export function checkHalfLinks({ facts, targets, model: { pictures } }: CheckedSite): Diagnostic[] {
  return [...facts.values()].flatMap(({ file, body }) =>
    (body?.halfLinks ?? []).map((half) =>
      half.isPicture ? asPicture(half, folderOfFile(file), pictures) : asLink(half, targets),
    ),
  );
}

/** An address of this site’s own needs only the path. */
function asLink({ words, path: address, diagnostic }: HalfLink, targets: LinkTargets): Diagnostic {
  const path = checkLink(address, targets)?.suggestion;
  if (!path?.startsWith('/')) return diagnostic;
  const help = `This is one of our own pages, so a link needs only its path: [the words](${path}).`;
  return { ...diagnostic, help, suggestion: `[${words}](${path})` };
}

function asPicture(
  { words, path: written, diagnostic }: HalfLink,
  folder: string,
  pictures: ReadonlySet<string>,
): Diagnostic {
  const address = written.replace(/[<>"]/g, '').trim();
  const file = meantPicture(address, folder, pictures);
  const name = file ? bodyPictureTarget(file) : '../images/posts/example.jpg';
  if (!words.trim() || poorDescription(words)) {
    const help = `Between square brackets, say what the picture shows, and write its path directly after them: ![Hail on a ridge cap](${name}).`;
    return { ...diagnostic, help };
  }
  if (!file) {
    const help = `No picture in content/images has this name, or more than one does. Write its path from this file, for example ![${words}](${name}).`;
    return { ...diagnostic, help };
  }
  const why = name.startsWith('<') ? ' Its name needs < and > around it.' : '';
  const help = `The path of the picture goes directly after its description: (${name}).${why}`;
  return { ...diagnostic, help, suggestion: `![${words}](${name})` };
}

/** The picture at the path, or else the only one of that name. */
function meantPicture(address: string, folder: string, pictures: ReadonlySet<string>) {
  const file = bodyPicturePath(folder, address);
  if (file !== undefined && pictures.has(file)) return file;
  return onlyOf(picturesNamed(address, pictures));
}
