import { type ContentModel, validFiles } from '../../model/contentModel.ts';
import { collectionTypes, namesOf, singleTypes } from '../../model/contentTypes.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import type { CountPlace } from '../../model/fileFacts.ts';
import type { CountName } from '../../model/placeholders.ts';
import { withPlaceholder } from '../words/writtenCounts.ts';
import { amountInWords, placeholderAmounts, publishedModel } from './publishedModel.ts';
import { isCustomers, isOwnPage } from './speaker.ts';

type Amounts = ReturnType<typeof placeholderAmounts>;

/** Checks the numbers that copy gives for what the site counts itself. */
export function checkCounts(model: ContentModel): Diagnostic[] {
  // A customer’s words are about something else, and stay as they are.
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

/** Of files that are broken nobody knows what they add. */
const isWhole = ({ singles, slugs, collections }: ContentModel) =>
  singles.serviceAreas !== undefined &&
  namesOf(collectionTypes).every((name) => slugs[name].length === collections[name].length);

/** Whether a number is that of one of the things that are called so, or of all of them. */
function isTrue({ amount, names }: CountPlace, amounts: Amounts): boolean {
  const all = names.reduce((sum, name) => sum + amounts[name], 0);
  return amount === all || names.some((name) => amounts[name] === amount);
}

/** What the home page calls reviews are its testimonials. */
const meantName = ({ names }: CountPlace, file: string): CountName =>
  file === `content/${singleTypes.home.file}` && names.includes('testimonials')
    ? 'testimonials'
    : (names[0] ?? 'reviews');
