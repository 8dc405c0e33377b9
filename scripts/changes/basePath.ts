import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findOne } from 'domutils';
import { parseDocument } from 'htmlparser2';

/**
 * The path that a built site lives under, ending in a slash, as its home page says: the code that
 * built it may be another than what runs here.
 * @param folder the absolute path of the built site
 */
export function basePathOf(folder: string): string {
  const home = parseDocument(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  const canonical = findOne(({ attribs }) => attribs.rel === 'canonical', home.children);
  const href = canonical?.attribs.href ?? '';
  return URL.canParse(href) ? new URL(href).pathname.replace(/\/?$/, '/') : '/';
}
