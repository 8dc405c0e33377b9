import { type ContentFormat, sourceKey } from '../contentFormat.ts';

/** What each text that was written in this session was made from; nothing for one of a new file. */
const sources = new Map<string, string | undefined>();

/** What was saved last in this session, by file. The CMS goes on from there without reading it anew. */
const saved = new Map<string, { source: string | undefined; text: string }>();

/** A format that remembers what it writes from what. */
export const remembering = (format: ContentFormat): ContentFormat => ({
  ...format,
  toFile(values) {
    const text = format.toFile(values);
    const source = values[sourceKey];
    sources.set(text.trim(), typeof source === 'string' ? source.trim() : undefined);
    return text;
  },
});

/**
 * The texts that somebody may have had before them when they began to change a file.
 * @param text what they made of it
 * @returns the newest first; none for a new file
 */
export function basesOf(path: string, text: string): string[] {
  const source = sources.get(text.trim());
  const last = saved.get(path);
  const isFromLast = last && last.source === source;
  return [isFromLast ? last.text : undefined, source].filter((base) => base !== undefined);
}

/** Remembers that a file was saved. */
export const rememberSaved = (path: string, text: string): void => {
  saved.set(path, { source: sources.get(text.trim()), text: text.trim() });
};
