import type { ContentFolder } from '../../model/contentFolder.ts';
import { textLeaves } from '../../model/fieldSchema.ts';
import { isSample, type SampleKind } from '../../model/placeholders.ts';
import { isBelow, markedFiles } from './markedGroups.ts';
import { sampleKind } from './sampleKind.ts';
import { isSearchPage } from './searchPage.ts';

/**
 * The values by which marked samples can be known without their mark, but for those that give
 * themselves away.
 * @returns texts and addresses; pictures as paths below `content/images/`
 */
export function markedValues(folder: ContentFolder): { words: string[]; pictures: string[] } {
  const values = markedFiles(folder).flatMap(({ document, schema, groups }) =>
    [...textLeaves(schema, document.data)].flatMap((leaf) => {
      const { path, value } = leaf;
      const kind = sampleKind(schema, leaf, document.data);
      const isMarked = groups.some((group) => isBelow(path, group));
      return kind && isMarked && !isSample(kind, value) && !isSearchPage(value)
        ? [{ kind, value }]
        : [];
    }),
  );
  const isPicture = ({ kind }: { kind: SampleKind }) => kind === 'picture';
  return {
    words: values.filter((each) => !isPicture(each)).map(({ value }) => value),
    pictures: values.filter(isPicture).map(({ value }) => value),
  };
}
