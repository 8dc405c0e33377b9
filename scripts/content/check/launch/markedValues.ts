import type { ContentFolder } from '../../model/contentFolder.ts';
import { type Leaf, textLeaves } from '../../model/fieldSchema.ts';
import { isSample } from '../../model/placeholders.ts';
import { isBelow, markedFiles } from './markedGroups.ts';
import { isSearchPage } from './searchPage.ts';

/**
 * The values by which marked samples can be known without their mark, but for those that give
 * themselves away.
 * @returns texts and addresses; pictures as paths below `content/images/`
 */
export function markedValues(folder: ContentFolder): { words: string[]; pictures: string[] } {
  const leaves = markedFiles(folder).flatMap(({ document, schema, groups }) =>
    [...textLeaves(schema, document.data)].filter(({ path }) =>
      groups.some((group) => isBelow(path, group)),
    ),
  );
  return {
    words: leaves.filter(needsMemory).map(({ value }) => value),
    pictures: leaves.filter(({ meta }) => meta.reference === 'picture').map(({ value }) => value),
  };
}

const needsMemory = ({ value, meta: { sample } }: Leaf) =>
  sample !== undefined && !isSample(sample, value) && !isSearchPage(value);
