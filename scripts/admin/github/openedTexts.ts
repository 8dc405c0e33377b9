import { type ContentFormat, sourceKey } from '../contentFormat.ts';

/** What each text written in this session was made from; `undefined` for a new file. */
const sources = new Map<string, string | undefined>();

/** What was last saved in this session, by file; the CMS continues from it without reading it. */
const saved = new Map<string, { source: string | undefined; text: string }>();

/** Files that are about to be saved for the first time. */
const fresh = new Set<string>();

/**
 * Notes whether a file that is about to be saved is a new entry. Only the CMS knows: a copy still
 * has its original’s source, and an entry that has just been saved has none yet.
 */
export function noteNew(path: string, isNew: boolean): void {
  if (isNew) fresh.add(path);
  else fresh.delete(path);
}

/** A format that remembers what each text that it writes was made from. */
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
 * The texts that an editor may have seen when starting to change a file.
 * @param text what the editor made of it
 * @returns the newest first; none for a new file
 */
export function basesOf(path: string, text: string): string[] {
  if (fresh.has(path)) return [];
  const source = sources.get(text.trim());
  const last = saved.get(path);
  const isFromLast = last && last.source === source;
  return [isFromLast ? last.text : undefined, source].filter((base) => base !== undefined);
}

/** Remembers that a file was saved. */
export const rememberSaved = (path: string, text: string): void => {
  saved.set(path, { source: sources.get(text.trim()), text: text.trim() });
};
