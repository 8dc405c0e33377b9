import type { z } from 'zod';
import { namesOf } from '../model/contentTypes.ts';
import { type FieldPath, type Leaf, valueAt } from '../model/fieldSchema.ts';
import type { DayPlace, FileFacts, Listing } from '../model/fileFacts.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { placeForField } from '../source/fieldLines.ts';

/** @returns a field’s text if it is one that must differ between pages */
export function listingIn(document: ContentDocument, { path, value }: Leaf): Listing | undefined {
  const field = listingFields[path.join('.')];
  return field && { field, text: value, range: document.rangeOfValue(path) };
}

const listingFields: Readonly<Record<string, Listing['field']>> = {
  'seo.title': 'title',
  'seo.description': 'description',
  title: 'heading',
  heading: 'heading',
  excerpt: 'summary',
  summary: 'summary',
  intro: 'summary',
  description: 'summary',
  text: 'review',
};

/** The keywords count as one text: only all of them together indicate a copy. */
export function keywordsIn(document: ContentDocument, root: unknown): Listing[] {
  const keywords = valueAt(root, ['seo', 'keywords']);
  if (!Array.isArray(keywords)) return [];
  const range = document.rangeOfKey(['seo', 'keywords']);
  return [{ field: 'keywords', text: keywords.join('\n'), range }];
}

const cityPaths = [
  ['heading'],
  ['intro'],
  ['image', 'alt'],
  ['seo', 'title'],
  ['seo', 'description'],
  ['seo', 'keywords'],
] as const;

/** The texts of a city’s page that should not name another city. */
export function cityWordsIn(
  document: ContentDocument,
  root: unknown,
): Pick<FileFacts, 'cityWords'> {
  if (!document.file.startsWith('content/cities/')) return {};
  const cityWords = cityPaths.map((path) => {
    const found = valueAt(root, path);
    const isList = Array.isArray(found);
    return {
      words: isList ? found.join('; ') : String(found),
      range: isList ? document.rangeOfKey(path) : document.rangeOfValue(path),
    };
  });
  return { cityWords };
}

const dayPaths: Readonly<Record<DayPlace['field'], FieldPath>> = {
  date: ['date'],
  publishAt: ['publishAt'],
  expireAt: ['expireAt'],
  lastDay: ['notice', 'lastDay'],
};

/** The dates of a page or the notice: its own, of publishing and of expiry. */
export function daysIn(document: ContentDocument, schema: z.ZodType, root: unknown): DayPlace[] {
  return namesOf(dayPaths).flatMap((field) => {
    const path = dayPaths[field];
    const day = valueAt(root, path);
    if (typeof day !== 'string') return [];
    const place = field === 'date' && placeForField(document, schema, ['publishAt']);
    const publishing = place ? { after: place.after, text: `publishAt: ${day}` } : undefined;
    return [{ field, day, range: document.rangeOfValue(path), publishing }];
  });
}
