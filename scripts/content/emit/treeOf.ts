import type { Root } from 'mdast';
import { bodyOf, type ContentFolder } from '../model/contentFolder.ts';
import type { FileFacts } from '../model/fileFacts.ts';
import { parseMarkdown } from '../source/markdown.ts';
import { keepTree, loadTree } from '../source/treeStore.ts';

/**
 * The tree of a file’s body; parsed again where the check’s was lost.
 * @param content with the absolute path of the folder that keeps the check’s
 */
export function treeOf(
  { folder, cache }: { folder: ContentFolder; cache: string },
  facts: FileFacts,
): Root {
  const kept = loadTree(cache, facts.body?.tree ?? '');
  if (kept) return kept;
  const tree = parseMarkdown(bodyOf(folder, facts));
  keepTree(cache, tree);
  return tree;
}
