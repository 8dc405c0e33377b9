import type { ContentModel, Entry, Single } from '../../model/contentModel.ts';
import { collectionsWithBodies } from '../../model/contentTypes.ts';
import { type FieldPath, valueAt } from '../../model/fieldSchema.ts';
import type { ReferenceTarget } from '../../model/fields.ts';
import type { FieldReference } from '../../model/fileFacts.ts';
import {
  type CountName,
  type FactValues,
  fillAll,
  type PlaceholderValues,
} from '../../model/placeholders.ts';
import { categoryPath, linkedPath } from '../../model/routes.ts';
import { isNoticeOn, type Site, siteFacts } from '../../model/site.ts';

/** What is on the site today, and the pages that are not. */
interface PublishedModel extends ContentModel {
  /** The paths of pages that links must not lead to. */
  away: ReadonlySet<string>;
}

/**
 * The model without what is not on the site, and without all references to it: links in menus and
 * cards are removed, groups whose links are all gone as well, and optional fields are left out.
 * @param model free of errors
 */
export function publishedModel(model: ContentModel): PublishedModel {
  const away = absentPaths(model);
  const { services, cities, projects } = model.collections;
  const gone: Partial<Record<ReferenceTarget, ReadonlySet<string>>> = {
    path: away,
    service: absentSlugs(services),
    city: absentSlugs(cities),
    project: absentSlugs(projects),
  };
  const isGone = ({ target, name }: FieldReference) =>
    gone[target]?.has(target === 'path' ? linkedPath(name) : name);
  const { singles, collections } = withValues(model, ({ facts, value }) =>
    without(value, facts.references.filter(isGone)),
  );
  if (singles.site)
    singles.site = { ...singles.site, value: withNotice(singles.site.value, model) };
  return { ...model, singles, collections, away };
}

/** What is on the site, with another value for each file. */
function withValues(
  { singles, collections }: ContentModel,
  newValue: (file: Single<unknown>) => unknown,
): Pick<ContentModel, 'singles' | 'collections'> {
  const changed = <File extends Single<unknown>>(file: File): File => ({
    ...file,
    value: newValue(file),
  });
  const files = Object.entries<Single<unknown> | undefined>(singles);
  const entries = Object.entries<readonly Entry<unknown>[]>(collections);
  return {
    singles: Object.fromEntries(files.map(([name, file]) => [name, file && changed(file)])),
    collections: Object.fromEntries(
      entries.map(([name, all]) => [name, all.filter(({ isOnSite }) => isOnSite).map(changed)]),
    ) as ContentModel['collections'],
  };
}

/** Keeps the notice only on its days. */
function withNotice({ notice, ...site }: Site, { today }: ContentModel): Site {
  return notice && isNoticeOn(notice, today) ? { ...site, notice } : site;
}

const absentPaths = ({ singles, collections }: ContentModel) => {
  const entries = collectionsWithBodies.flatMap((name) => absent(collections[name]));
  const shown = new Set(
    collections.posts.flatMap(({ isOnSite, value }) => (isOnSite ? value.category : [])),
  );
  const categories = singles.blog?.value.categories.filter(({ id }) => !shown.has(id)) ?? [];
  return new Set([
    ...entries.map(({ path }) => path),
    ...categories.map(({ id }) => categoryPath(id)),
  ]);
};

const absent = (entries: readonly Entry<unknown>[]) => entries.filter(({ isOnSite }) => !isOnSite);

const absentSlugs = (entries: readonly Entry<unknown>[]) =>
  new Set(absent(entries).map(({ slug }) => slug));

/** @param gone in the order of the file, so that the last goes first and no place shifts */
function without(value: unknown, gone: readonly FieldReference[]): unknown {
  const rest = gone.length > 0 ? structuredClone(value) : value;
  for (const { path, isOptional } of gone.toReversed()) {
    remove(rest, isOptional ? path : entryPath(path));
  }
  return rest;
}

/** The entry of a list that a field belongs to. */
const entryPath = (path: FieldPath) =>
  path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);

function remove(root: unknown, path: FieldPath): void {
  const owner = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (!Array.isArray(owner)) {
    if (key !== undefined) delete (owner as Record<string, unknown>)[key];
    return;
  }
  owner.splice(Number(key), 1);
  // An entry whose own list has become empty has no purpose left.
  if (owner.length === 0) remove(root, entryPath(path.slice(0, -1)));
}

/** A model with its placeholders filled in, and their values. */
export interface FilledModel {
  model: PublishedModel;
  /** For bodies, which are filled in when they are rendered. */
  values: PlaceholderValues;
}

/**
 * Fills in the placeholders of all fields.
 * @param model what is on the site
 */
export function filledModel(model: PublishedModel): FilledModel {
  const values = placeholderValues(model);
  const filled = withValues(model, ({ value }) => fillAll(value, values));
  return { model: { ...model, ...filled }, values };
}

/**
 * The value of each placeholder.
 * @param model what is on the site
 */
export function placeholderValues(model: ContentModel): PlaceholderValues {
  const amounts = Object.entries(placeholderAmounts(model));
  const counts = amounts.map(([name, amount]) => [name, amountInWords(amount, model)]);
  return { ...Object.fromEntries(counts), ...factValues(model) };
}

/** The values of the facts only; none while `site.yaml` is broken. */
export function factValues(model: ContentModel): FactValues {
  const site = model.singles.site?.value;
  return site ? siteFacts(site, (amount) => amountInWords(amount, model)) : {};
}

/** A number as copy has it: “eight”, “20”. Larger ones are easier to read as digits. */
export const amountInWords = (
  amount: number,
  { singles: { site, interfaceWords } }: ContentModel,
): string => interfaceWords?.value.numbers[amount] ?? amount.toLocaleString(site?.value.language);

/**
 * What each placeholder counts.
 * @param model what is on the site
 */
export function placeholderAmounts({
  singles,
  collections,
}: ContentModel): Readonly<Record<CountName, number>> {
  const { services, cities, posts, projects, testimonials } = collections;
  const areas = singles.serviceAreas?.value;
  const inSection = (wanted: string) => services.filter(({ value }) => value.section === wanted);
  const onPage = (wanted: string) => testimonials.filter(({ value }) => value.page === wanted);
  return {
    reviews: onPage('reviews').length,
    testimonials: onPage('home').length,
    services: inSection('services').length,
    restorations: inSection('restoration').length,
    cities: cities.length,
    places: (areas?.illinois.areas.length ?? 0) + (areas?.wisconsin.areas.length ?? 0),
    projects: projects.length,
    articles: posts.length,
  };
}
