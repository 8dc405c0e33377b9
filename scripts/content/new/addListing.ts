import { parseDocument, stringify } from 'yaml';
import { contentSchema } from '../contentTypes.ts';
import { gatherFacts } from '../facts/gatherFacts.ts';
import { canonicalStyle } from '../format/canonicalText.ts';
import type { Listing } from '../schemas/contentType.ts';

/**
 * Adds to a file that lists pages; everything else in it stays byte by byte, comments too.
 * @param text the whole file
 * @returns the new text, or why there is none and what to do instead
 */
export function addListing(
  text: string,
  { file, at, value }: Listing,
): { text: string } | { problem: string } {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const plain = text.replaceAll('\r\n', '\n');
  const document = parseDocument(plain, { prettyErrors: false });
  const key = at.at(-1);
  const addition = typeof key === 'string' ? { [key]: value } : [value];
  const lines = stringify(addition, canonicalStyle).trimEnd();
  if (document.toString(canonicalStyle) !== plain) {
    return {
      problem: `The file is not written in the usual form. Add this there by hand:\n${lines}`,
    };
  }
  document.setIn(at, document.createNode(value));
  const added = document.toString(canonicalStyle);
  const schema = contentSchema(file);
  const { diagnostics } = schema
    ? gatherFacts(`content/${file}`, added, schema)
    : { diagnostics: [] };
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error) {
    const words = `It would be wrong with the new entry: ${error.message}`;
    return { problem: `${words} To list it, put this in place of another one:\n${lines}` };
  }
  return { text: added.replaceAll('\n', lineEnd) };
}
