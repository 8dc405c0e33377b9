import { type CollectionName, namesOf, type SingleName } from '../contentTypes.ts';
import type { ContentModel, Entry, Single } from '../model.ts';
import { amountInWords } from '../words/numberWords.ts';
import { fillAll, type PlaceholderName, type PlaceholderValues } from '../words/placeholders.ts';
import type { PublishedModel } from './publishedModel.ts';

/** A model whose texts say what they mean, and what was filled in. */
export interface FilledModel {
  model: PublishedModel;
  /** For bodies, which are read when they are rendered. */
  values: PlaceholderValues;
}

/**
 * Fills the placeholders of all fields in.
 * @param model what is on the site
 */
export function filledModel(model: PublishedModel): FilledModel {
  const values = placeholderValues(model);
  const fill = <T extends Single<unknown> | Entry<unknown>>(entry: T): T => ({
    ...entry,
    value: fillAll(entry.value, values),
  });
  const mapped = <Name extends string>(names: readonly Name[], of: (name: Name) => unknown) =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  const singles = mapped(namesOf(model.singles), (name: SingleName) => {
    const single = model.singles[name];
    return single && fill(single);
  });
  const collections = mapped(namesOf(model.collections), (name: CollectionName) => {
    const entries: readonly Entry<unknown>[] = model.collections[name];
    return entries.map(fill);
  });
  return { model: { ...model, singles, collections } as PublishedModel, values };
}

function placeholderValues(model: ContentModel): PlaceholderValues {
  const amounts = Object.entries(placeholderAmounts(model));
  return Object.fromEntries(
    amounts.map(([name, amount]) => [name, amountInWords(amount)]),
  ) as PlaceholderValues;
}

/**
 * What each placeholder counts.
 * @param model what is on the site
 */
export function placeholderAmounts({
  singles,
  collections,
}: ContentModel): Readonly<Record<PlaceholderName, number>> {
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
