import { gatherWithTree } from '../../content/check/gatherFacts.ts';
import { filledModel, publishedModel } from '../../content/check/site/publishedModel.ts';
import { emitModules } from '../../content/emit/modules.ts';
import { bodiesFolder, bodyFile, bodyWriter } from '../../content/emit/renderBody.ts';
import { contactsModule } from '../../content/emit/siteDataModules.ts';
import { downloadFolder, imageFolder } from '../../content/model/contentFolder.ts';
import { type ContentModel, type Entry, loadModel } from '../../content/model/contentModel.ts';
import {
  collectionTypes,
  collectionWithPage,
  contentSchema,
  contentTypeOf,
  namesOf,
  type SingleName,
  singleTypes,
} from '../../content/model/contentTypes.ts';
import { type Diagnostic, isError } from '../../content/model/diagnostic.ts';
import { isRecord } from '../../content/model/fieldSchema.ts';
import { type FileFacts, noFacts } from '../../content/model/fileFacts.ts';
import { parsePath } from '../../content/model/fileName.ts';
import type { SiteSource } from '../../content/model/published.ts';
import { fixedPages } from '../../content/model/routes.ts';
import { withLineFeeds } from '../../content/source/lines.ts';
import { fileParts } from '../../content/source/parseFile.ts';
import { contentFormat, picturesOf, sourceKey } from '../contentFormat.ts';
import { withStandIns } from '../standIn.ts';
import { unbuiltPicture } from './unbuiltPictures.ts';

/** A text file as it is in a form. */
export interface EditedFile {
  /** The path below `content/`. */
  path: string;
  text: string;
  /** Whether there was no such file before. */
  isNew?: boolean;
}

/** The site’s data with an edit. */
interface EditedSite {
  /** Missing while a field is wrong. */
  shown?: {
    /** The path of the page that shows the edited file. */
    page: string;
    /** The longest of its texts, to find it on a page that shows others like it. */
    words: string | undefined;
    data: Readonly<Record<string, string>>;
  };
  /** What keeps the file off the site. */
  errors: readonly Diagnostic[];
}

/**
 * Builds the site’s data with an edit.
 * @param source the site as it was built
 * @param saved the files that were saved since then
 * @param edited what to show, as if it were on the site today
 */
export function editedSite(
  source: SiteSource,
  saved: readonly EditedFile[],
  edited: EditedFile,
): EditedSite {
  const facts = new Map(
    Object.entries(source.files).map(([path, known]) => [path, { ...unread(path), ...known }]),
  );
  for (const file of saved) {
    const read = readFile(file);
    if (read.facts.value !== undefined) facts.set(file.path, read.facts);
  }
  const asWritten = readFile(edited);
  const errors = asWritten.facts.diagnostics.filter(isError);
  const isShown = asWritten.facts.value !== undefined || !edited.isNew;
  const read = isShown ? asWritten : readFile(wholeFile(edited, source));
  if (read.facts.value === undefined) return { errors };
  facts.set(edited.path, read.facts);
  const pictures = new Map(Object.entries(source.pictures));
  for (const file of picturesOf(edited.path, read.facts)) {
    if (!pictures.has(file)) pictures.set(file, unbuiltPicture(file));
  }
  const downloads = new Map(Object.entries(source.downloads));
  const paths = [
    ...facts.keys(),
    ...[...pictures.keys()].map((file) => imageFolder + file),
    ...[...downloads.keys()].map((file) => downloadFolder + file),
  ];
  const folder = { paths, texts: new Map(), diagnostics: [] };
  const whole = shownToday(loadModel(folder, facts, new Date()), edited.path);
  const content = { ...filledModel(publishedModel(whole)), pictures, downloads, base: './' };
  const { model } = content;
  const withBody = collectionWithPage(edited.path);
  const body = withBody &&
    read.tree && [
      `${bodiesFolder}/${bodyFile(withBody, parsePath(edited.path).name)}`,
      bodyWriter(collectionTypes[withBody].folder, content)(read.tree),
    ];
  const site = model.singles.site?.value;
  const outputs = [...emitModules(content), ...(site ? contactsModule(site) : [])];
  const data = { ...source.data, ...Object.fromEntries([...outputs, ...(body ? [body] : [])]) };
  const words = edited.path.includes('/') && !withBody ? longestText(read.facts.value) : undefined;
  return { shown: { page: pageShowing(model, edited.path), words, data }, errors };
}

const longestText = (value: unknown) =>
  Object.values(value as object)
    .filter((text) => typeof text === 'string')
    .toSorted((a, b) => b.length - a.length)[0];

/** A new file with something in each required field that is empty. */
function wholeFile({ path, text }: EditedFile, source: SiteSource): EditedFile {
  const schema = contentSchema(path);
  if (!schema) return { path, text };
  const { fromFile, toFile } = contentFormat(path, schema);
  const isWithoutBody = path.endsWith('.md') && !fileParts(path, text)?.body.trim();
  const { [sourceKey]: _, ...values } = fromFile(isWithoutBody ? `${text.trim()}\n\n…\n` : text);
  return { path, text: toFile(withStandIns(schema, values, source)) };
}

function readFile({ path, text }: EditedFile) {
  const schema = contentSchema(path);
  if (!schema) throw new Error(`No page uses ${path}.`);
  return gatherWithTree(`content/${path}`, withLineFeeds(text), schema);
}

/** The other facts of a file of which only the value and the references are known. */
const unread = (path: string): FileFacts => ({ file: `content/${path}`, ...noFacts });

/** Puts one file on the site, whatever its days. */
function shownToday(model: ContentModel, path: string): ContentModel {
  const file = `content/${path}`;
  const collections = Object.fromEntries(
    namesOf(collectionTypes).map((name) => [
      name,
      model.collections[name].map((entry) =>
        entry.facts.file === file ? { ...entry, isOnSite: true } : entry,
      ),
    ]),
  ) as ContentModel['collections'];
  const notice = path === 'site.yaml' ? model.singles.site?.value.notice : undefined;
  return { ...model, collections, today: notice?.firstDay ?? model.today };
}

/**
 * The page that shows a file.
 * @param model what is on the site
 * @param path of the file, below `content/`
 * @returns the path of its own page, or of one that shows it among others
 */
function pageShowing({ collections }: ContentModel, path: string): string {
  const single = namesOf(singleTypes).find((name) => singleTypes[name].file === path);
  if (single) {
    const pages: Partial<Record<SingleName, string>> = {
      ...fixedPages,
      notFound: '/404',
      site: fixedPages.contact,
      estimateForm: fixedPages.contact,
      servicePage: collections.services[0]?.path ?? fixedPages.home,
    };
    return pages[single] ?? fixedPages.home;
  }
  const name = contentTypeOf(path) as keyof typeof collectionTypes;
  const entries: readonly Entry<unknown>[] = collections[name];
  const entry = entries.find(({ facts }) => facts.file === `content/${path}`);
  // Some reviews are on the home page.
  const isAtHome = isRecord(entry?.value) && entry.value.page === 'home';
  return isAtHome ? fixedPages.home : (entry?.path ?? fixedPages.home);
}
