import { isDownloadLink } from '../../model/contentFolder.ts';
import type { ContentModel } from '../../model/contentModel.ts';
import { type Diagnostic, type Finding, finding, locate } from '../../model/diagnostic.ts';
import type { FieldReference, FileFacts } from '../../model/fileFacts.ts';
import { parsePath } from '../../model/fileName.ts';
import { categoryPath, linkedPath, possiblePaths } from '../../model/routes.ts';
import { didYouMean, nearest, onlyOf, sentences, whatThereIs } from '../../model/words.ts';
import { checkDownload } from './checkDownloads.ts';
import { checkLink, ownAddress } from './checkLink.ts';
import {
  type CheckedSite,
  existingNames,
  type LinkTargets,
  type NameTarget,
  type PictureWidths,
} from './sitePages.ts';

const targetNames: Record<Exclude<NameTarget, 'picture'>, string> = {
  service: 'service',
  city: 'city page',
  project: 'project',
  'post-category': 'category in content/blog.yaml',
  'project-category': 'category in content/gallery.yaml',
  'service-type': 'service type in content/estimate-form.yaml',
};

/** The possible paths of what has a page of its own, by its name. */
const pathsNamed: Partial<Record<NameTarget, (name: string) => string[]>> = {
  service: (name) => possiblePaths('services', name),
  city: (name) => possiblePaths('cities', name),
  'post-category': (name) => [categoryPath(name)],
};

/** Checks every field that names something in another file. */
export function checkReferences({ facts, model, targets, pictures }: CheckedSite): Diagnostic[] {
  const names = existingNames(model);
  const check = (reference: FieldReference): Finding | undefined => {
    const { target, name } = reference;
    if (target === 'path') return checkPath(name, targets, model);
    // Checked together with all others of the site.
    if (target === 'old-address') return undefined;
    return checkName(reference, target, names[target], targets) ?? checkWidth(reference, pictures);
  };
  return [...facts.values()].flatMap(({ file, references }) =>
    references.flatMap((reference) => {
      const found = check(reference);
      return found ? [locate(found, file, reference.range)] : [];
    }),
  );
}

/** Checks a field that leads to a page, a document or another site. */
function checkPath(
  url: string,
  targets: LinkTargets,
  { downloads }: Pick<ContentModel, 'downloads'>,
): Finding | undefined {
  const address = ownAddress(url, targets)?.pathname ?? url;
  return isDownloadLink(address)
    ? checkDownload(address, undefined, downloads)
    : checkLink(url, targets);
}

function checkName(
  { name, label }: FieldReference,
  target: NameTarget,
  existing: ReadonlySet<string> | undefined,
  { moved }: LinkTargets,
): Finding | undefined {
  if (!existing || existing.has(name)) return undefined;
  for (const path of pathsNamed[target]?.(name) ?? []) {
    const now = moved.get(path);
    const suggestion = now?.slice(now.lastIndexOf('/') + 1);
    if (now && suggestion && existing.has(suggestion)) {
      return finding('moved-link', { path, now }, { help: 'Write its current name.', suggestion });
    }
  }
  if (target === 'picture') return missingFile(name, label, existing);
  const help = didYouMean(name, [...existing], 'The choices are');
  const params = { label, target: targetNames[target], name };
  return finding('unknown-reference', params, { help, suggestion: nearest(name, existing) });
}

function missingFile(name: string, label: string, existing: ReadonlySet<string>): Finding {
  if (severalFiles.test(name)) return finding('missing-picture', { label, name }, onePicture);
  const short = name.replace(outerFolders, '');
  const suggestion = nearestPicture(short, existing);
  const found = finding('missing-picture', { label, name }, { suggestion });
  const begin = short === name ? '' : `Its path begins below content/images: “${short}”.`;
  const others = whatThereIs(short, [...existing], 'The available pictures are');
  const help = suggestion ? `Did you mean “${suggestion}”?` : sentences(found.help, begin, others);
  return { ...found, help };
}

/** The folders that hold all pictures, as GitHub and the texts of pages write them. */
const outerFolders = /^(?:\.{0,2}\/)?(?:content\/)?images\//;

const severalFiles = /\.[a-z]{3,4}\s*[,;]/i;
const onePicture = { help: 'Only one picture can go here: write the name of one file.' };

/** @returns a finding for a picture that is too small for its place */
function checkWidth(
  { target, name, label, minWidth = 0 }: FieldReference,
  pictures: PictureWidths,
): Finding | undefined {
  if (target !== 'picture') return undefined;
  const { width = minWidth } = pictures.get(name) ?? {};
  return width < minWidth
    ? finding('picture-small', { label, width, needed: minWidth })
    : undefined;
}

/** Reports, once for cities and once for services, that their pages lack the words for evidence. */
export function checkEvidence({ model }: CheckedSite): Diagnostic[] {
  const { singles, slugs, collections } = model;
  const { serviceAreas, servicePage } = singles;
  const { projects, testimonials, posts } = collections;
  const firstUnshown = (target: 'city' | 'service', known: readonly string[], words: string) => {
    const found = finding('unshown-evidence', { target, wordsFile: words });
    const all = [...projects, ...testimonials, ...posts].flatMap(({ facts }) =>
      facts.references
        .filter((each) => each.target === target && known.includes(each.name))
        .map(({ range }) => locate(found, facts.file, range)),
    );
    return all.slice(0, 1);
  };
  return [
    ...(serviceAreas && !serviceAreas.value.cityPage.evidence
      ? firstUnshown('city', slugs.cities, serviceAreas.facts.file)
      : []),
    ...(servicePage && !servicePage.value.evidence
      ? firstUnshown('service', slugs.services, servicePage.facts.file)
      : []),
  ];
}

/** Checks that something links to each page of the collection `pages`, which no list includes. */
export function checkUnlinked({ model, facts }: CheckedSite): Diagnostic[] {
  const files = [...facts.values()];
  // Nobody knows what a broken file was meant to link to.
  if (files.some(({ value }) => value === undefined)) return [];
  const leadsTo = ({ references, body }: FileFacts, path: string) =>
    references.some(({ target, name }) => target === 'path' && linkedPath(name) === path) ||
    (body?.links.some(({ url }) => linkedPath(url) === path) ?? false);
  return model.collections.pages
    .filter(({ value, path, facts: own }) => {
      return !value.draft && !files.some((other) => other !== own && leadsTo(other, path));
    })
    .map(({ path, facts: { file } }) => locate(finding('unlinked-page', { path }), file));
}

/**
 * The picture that was meant: one with the same or a similar name, in any folder and with any
 * extension. A similar folder and extension alone mean nothing.
 */
export function nearestPicture(written: string, pictures: ReadonlySet<string>): string | undefined {
  const name = nearest(nameOf(written), new Set([...pictures].map(nameOf)));
  const named = [...pictures].filter((file) => nameOf(file) === name);
  return onlyOf(named) ?? nearest(written, named);
}

/** The pictures with a file’s name, in any folder and ignoring case. */
export const picturesNamed = (name: string, pictures: ReadonlySet<string>): string[] =>
  [...pictures].filter((file) => baseOf(file) === baseOf(name));

/** A file’s name without its folder and extension. */
const nameOf = (file: string) => baseOf(file).replace(/\.[a-z]{3,4}$/, '');

const baseOf = (file: string) => parsePath(file).base.normalize('NFC').toLowerCase();
