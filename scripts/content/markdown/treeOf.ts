import type { Root } from 'mdast';
import type { FileFacts } from '../facts/fileFacts.ts';
import { keepTree, loadTree } from '../facts/treeStore.ts';
import type { ContentFolder } from '../read/contentFolder.ts';
import { bodyOf } from './bodyOf.ts';
import { parseMarkdown } from './parseMarkdown.ts';

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
