import { gatherWithTree } from '../check/gatherFacts.ts';
import { contentSchema } from '../model/contentTypes.ts';
import { keepTree } from '../source/treeStore.ts';

/** A file whose words are not known yet. */
export interface NewFile {
  /** The path below `content/`. */
  path: string;
  text: string;
}

/**
 * Reads what files say, and keeps the trees of their bodies.
 * @param cache the absolute path of the folder that keeps them
 * @returns the facts of each as JSON, as strings that were cut from a text keep it in memory;
 *   `undefined` for a file without a schema
 */
export const gatherBatch = (files: readonly NewFile[], cache: string): (string | undefined)[] =>
  files.map((file) => gatherOne(file, cache));

function gatherOne({ path, text }: NewFile, cache: string): string | undefined {
  const schema = contentSchema(path);
  if (!schema) return undefined;
  const { facts, tree } = gatherWithTree(`content/${path}`, text, schema);
  const { body } = facts;
  return JSON.stringify(
    body && tree ? { ...facts, body: { ...body, tree: keepTree(cache, tree) } } : facts,
  );
}
