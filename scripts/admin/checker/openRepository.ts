import type { AdminKnown } from '../../content/model/adminPage.ts';
import { entryFile } from '../../content/model/contentFolder.ts';
import {
  type CollectionName,
  collectionTypes,
  type SingleName,
  singleTypes,
} from '../../content/model/contentTypes.ts';
import { fileSlug } from '../../content/model/fileName.ts';
import { fileTextKey } from '../contentFormat.ts';

type TypeName = SingleName | CollectionName;

/** The values of a file as its form has them. */
type Values = Readonly<Record<string, unknown>>;

export type OpenRepository = ReturnType<typeof openRepository>;

/** A text file. */
export interface NamedText {
  /** The path below the content folder. */
  path: string;
  text: string;
}

/** A file that was written or, without a text, discarded. */
interface Change {
  path: string;
  text?: string;
  before: string | undefined;
}

/**
 * The texts of the open repository. The CMS passes them one by one as it reads them, with their
 * type but without their paths, which are found by comparing with what the site was built from.
 * @param known loads what the site was built from
 */
export function openRepository(known: () => Promise<AdminKnown>) {
  const read = new Map<TypeName, Map<string, Values>>();
  const places = new Map<string, string>();
  const blobs = new Map<string, string>();
  const drafts = new Map<string, string>();
  const written = new Map<string, string>();
  const left = new Set<string>();
  const leaving = new Set<string>();
  const take = ({ path, text, before }: Change) => {
    const [gone, back] = text === undefined ? [path, before] : [before, path];
    if (text === undefined) {
      written.delete(path);
      for (const texts of read.values()) texts.delete(drafts.get(path) ?? '');
    } else written.set(path, text);
    if (gone !== undefined) left.add(gone);
    if (back === undefined) return;
    left.delete(back);
    leaving.delete(back);
  };
  const otherTabs = new BroadcastChannel('texts-saved-in-forms');
  otherTabs.onmessage = ({ data }: MessageEvent<Change>) => take(data);
  const tell = (change: Change) => {
    take(change);
    otherTabs.postMessage(change);
  };
  return {
    /** Notes a text that the CMS read. */
    note(type: TypeName, text: string, values: Values): void {
      const texts = read.get(type) ?? new Map();
      read.set(type, texts.set(text, values));
    },
    /** Notes the path of a text that the CMS read, without the newline at its end. */
    lies(path: string, text: string): void {
      places.set(text, path);
    },
    /** Notes the path of a file that the repository lists, by the SHA-1 of its Git blob. */
    listed: (path: string, sha: string) => void blobs.set(sha, path),
    /** The same for a text that waits for review. */
    drafted(path: string, text: string): void {
      places.set(text, path);
      drafts.set(path, text);
    },
    /**
     * Notes a text that was written, in other tabs as well.
     * @param before its path until then
     */
    saved: (file: NamedText, before?: string) => tell({ ...file, before }),
    /**
     * Forgets what was written to a file, in other tabs as well.
     * @param before its path before it was written; `undefined` if there was no such file
     */
    discarded: (path: string, before: string | undefined) => tell({ path, before }),
    /** The paths of files whose deletion waits for review. */
    leaving,
    /** @returns the path of a text that the site was built from; `undefined` for any other text */
    async builtAs(text: string): Promise<string | undefined> {
      const hash = await hashOf(text.trimEnd());
      const found = (await known()).texts.find((file) => file.startsWith(`${hash} `));
      return found?.slice(hash.length + 1);
    },
    /** The texts that were written, in this tab or another. */
    written: (): NamedText[] => [...written].map(([path, text]) => ({ path, text })),
    /** @returns all texts by their paths below the content folder */
    async texts(): Promise<Map<string, string>> {
      const { texts: hashes } = await known();
      const found = [...read].map(([type, own]) => placed(type, own, { hashes, places, blobs }));
      const all = [...(await Promise.all(found)).flat(), ...written];
      return new Map(all.filter(([path]) => !left.has(path)));
    },
  };
}

/** How the paths of texts are known. */
interface Places {
  /** What the site was built from: a hash and a path each. */
  hashes: readonly string[];
  /** By text. */
  places: ReadonlyMap<string, string>;
  /** By the SHA-1 of the text’s Git blob. */
  blobs: ReadonlyMap<string, string>;
}

/** The paths of a type’s texts; in a local folder, one changed since the build is found by its fields. */
async function placed(
  type: TypeName,
  own: ReadonlyMap<string, Values>,
  { hashes, places, blobs }: Places,
): Promise<[path: string, text: string][]> {
  if (type in singleTypes) {
    const { file } = singleTypes[type as SingleName];
    return [...own.keys()].map((text) => [file, text]);
  }
  const collection = collectionTypes[type as CollectionName];
  const { folder, adding } = collection;
  const paths = new Map(
    hashes.map((hash) => [hash.slice(0, hash.indexOf(' ')), hash.slice(hash.indexOf(' ') + 1)]),
  );
  const found: [string, string][] = [];
  const left: [text: string, values: Values][] = [];
  for (const [text, values] of own) {
    const path =
      places.get(text) ?? paths.get(await hashOf(text)) ?? blobs.get(await blobHashOf(text));
    if (path?.startsWith(`${folder}/`)) found.push([path, text]);
    else left.push([text, values]);
  }
  const free = [...paths.values()].filter(
    (path) => path.startsWith(`${folder}/`) && !found.some(([taken]) => taken === path),
  );
  for (const [text, values] of left) {
    const isRead = !(fileTextKey in values);
    const words = adding.slugFields.map((field) => String(values[field] ?? '')).join(' ');
    const likely = entryFile(collection, fileSlug(words));
    const [only, ...others] = free;
    if (only && left.length === 1 && others.length === 0) found.push([only, text]);
    else if (isRead) found.push([likely, text]);
  }
  return found;
}

/** A file’s bytes, with the newline at its end that the CMS leaves out. */
const bytesOf = (text: string) => new TextEncoder().encode(`${text}\n`);

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
async function blobHashOf(text: string): Promise<string> {
  const bytes = bytesOf(text);
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...head, ...bytes]));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
