import { belowContent } from '../../model/contentFolder.ts';
import { type ContentModel, validFiles } from '../../model/contentModel.ts';
import { collectionTypes, contentSchema, namesOf, singleTypes } from '../../model/contentTypes.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import { valueAt } from '../../model/fieldSchema.ts';
import type { CountPlace, FileFacts, PlaceholderUse } from '../../model/fileFacts.ts';
import { type CountName, fillAll, type PlaceholderValues } from '../../model/placeholders.ts';
import { sentences } from '../../model/words.ts';
import { explainSize } from '../explainValue.ts';
import { withPlaceholder } from '../words/writtenCounts.ts';
import { isCustomers, isOwnPage } from './checkPromises.ts';
import {
  amountInWords,
  placeholderAmounts,
  placeholderValues,
  publishedModel,
} from './publishedModel.ts';
import type { CheckedSite } from './sitePages.ts';

/** Checks that each placeholder has a value, and that there is room for it. */
export function checkAsks({ model }: CheckedSite): Diagnostic[] {
  const asking = validFiles(model).filter(({ asks }) => asks.length > 0);
  if (asking.length === 0 || !model.singles.site) return [];
  const values = placeholderValues(publishedModel(model));
  return asking.flatMap((facts) => [...unsetIn(facts, values), ...sizesIn(facts, values)]);
}

const unsetIn = ({ file, asks }: FileFacts, values: PlaceholderValues) =>
  asks.flatMap(({ name, range }) => {
    if (values[name] !== undefined) return [];
    const help = `Add ${whereSet[name] ?? 'it'} to content/site.yaml, or write the sentence without “{${name}}”.`;
    return [locate(finding('unset-fact', { name }, { help }), file, range)];
  });

/** Where the optional facts are set in `site.yaml`. */
const whereSet: Partial<Record<PlaceholderUse['name'], string>> = {
  messages: '“textMessages:”',
  email: '“email:”',
  hours: '“hours:” for the first office',
  'warranty.workmanship': '“workmanship:” below “warranty:”',
  'warranty.workmanship.words': '“workmanship:” below “warranty:”',
  'warranty.product': '“product:” below “warranty:”',
  'warranty.wind': '“wind:” below “warranty:”',
};

/** Checks the lengths of texts as they are on the page. */
function sizesIn({ file, value, asks }: FileFacts, values: PlaceholderValues): Diagnostic[] {
  const filled = fillAll(value, values);
  const issues = contentSchema(belowContent(file))?.safeParse(filled).error?.issues;
  if (!issues) return [];
  return issues.flatMap((issue) => {
    const own = asks.filter((ask) => ask.field?.path.join() === issue.path.join());
    const field = own[0]?.field;
    if (!field || (issue.code !== 'too_big' && issue.code !== 'too_small')) return [];
    const found = explainSize({ ...field, value: valueAt(filled, field.path) }, issue);
    const help = sentences(found.help, filledIn(own, values));
    return [locate({ ...found, help }, file, field.range)];
  });
}

/** Explains what is filled in, as it is not visible in the file and may be most of the length. */
function filledIn(asks: readonly PlaceholderUse[], values: PlaceholderValues): string {
  const names = new Set(asks.map(({ name }) => name));
  const longer = [...names].filter((name) => (values[name]?.length ?? 0) > `{${name}}`.length);
  const parts = longer.map((name) => `{${name}} is “${values[name]}”`);
  if (parts.length === 0) return '';
  return `On the page, ${parts.join(' and ')}, which counts too. If there is no room for it, write the sentence without it.`;
}

type Amounts = ReturnType<typeof placeholderAmounts>;

/** Checks the numbers in copy for things that the site counts itself. */
export function checkCounts({ model }: CheckedSite): Diagnostic[] {
  // A customer’s words are about something else and are not changed.
  const own = validFiles(model).filter(({ file }) => !isCustomers(file));
  const places = own.flatMap(({ file, counts }) => counts.map((count) => ({ file, ...count })));
  if (places.length === 0 || !isWhole(model)) return [];
  const amounts = placeholderAmounts(publishedModel(model));
  return places.flatMap(({ file, ...place }) => {
    if (isTrue(place, amounts) || (place.isOwnOnly && !isOwnPage(file))) return [];
    const name = meantName(place, file);
    const params = { text: place.text, written: place.written };
    const help = `There are ${amountInWords(amounts[name], model)}. Write {${name}}, which is always right.`;
    const suggestion = place.isExact ? withPlaceholder(place, name) : undefined;
    return [locate(finding('wrong-count', params, { help, suggestion }), file, place.range)];
  });
}

/** Whether no file that counts is broken: otherwise the totals are unknown. */
const isWhole = ({ singles, slugs, collections }: ContentModel) =>
  singles.serviceAreas !== undefined &&
  namesOf(collectionTypes).every((name) => slugs[name].length === collections[name].length);

/** Whether a number matches one of the things that its words may mean, or all of them together. */
function isTrue({ amount, names }: CountPlace, amounts: Amounts): boolean {
  const all = names.reduce((sum, name) => sum + amounts[name], 0);
  return amount === all || names.some((name) => amounts[name] === amount);
}

/** On the home page, “reviews” means its testimonials. */
const meantName = ({ names }: CountPlace, file: string): CountName =>
  file === `content/${singleTypes.home.file}` && names.includes('testimonials')
    ? 'testimonials'
    : (names[0] ?? 'reviews');
