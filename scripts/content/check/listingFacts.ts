import { type Leaf, valueAt } from '../model/fieldSchema.ts';
import type { FileFacts, Listing } from '../model/fileFacts.ts';
import type { ContentDocument } from '../source/contentDocument.ts';

/** @returns what a field says of its page, if it is one by which pages are told apart */
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
};

/** The keywords count as one: only all of them together tell a copy. */
export function keywordsIn(document: ContentDocument, root: unknown): Listing[] {
  const keywords = valueAt(root, ['seo', 'keywords']);
  if (!Array.isArray(keywords)) return [];
  const range = document.rangeOfKey(['seo', 'keywords']);
  return [{ field: 'keywords', text: keywords.join('\n'), range }];
}

const cityPaths = [['heading'], ['intro'], ['image', 'alt'], ['seo', 'keywords']] as const;

/** The words of a city’s page that should not name another city. */
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
