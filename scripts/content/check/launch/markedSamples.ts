import type { z } from 'zod';
import type { ContentFolder } from '../../model/contentFolder.ts';
import { contentSchema } from '../../model/contentTypes.ts';
import { type FieldPath, isRecord, textLeaves } from '../../model/fieldSchema.ts';
import { isSample, type SampleKind } from '../../model/placeholders.ts';
import type { ContentDocument } from '../../source/contentDocument.ts';
import { parseFile } from '../../source/frontMatter.ts';
import { isSearchPage, sampleKind } from './sampleValues.ts';

/** The field that marks its group as a sample. */
export const mark = 'placeholder';

/** A file with the groups in it that are marked as samples. */
interface MarkedFile {
  document: ContentDocument;
  schema: z.ZodType;
  groups: readonly FieldPath[];
}

/** Reads every file that has a schema; what cannot be parsed has no fields. */
export const markedFiles = ({ texts }: ContentFolder): MarkedFile[] =>
  [...texts.values()].flatMap(({ path, text }) => {
    const schema = contentSchema(path);
    if (!schema) return [];
    const { document } = parseFile(`content/${path}`, text);
    return [{ document, schema, groups: markedGroups(document.data) }];
  });

/** Only `true` marks a sample: a form’s field has a text in its `placeholder`. */
function markedGroups(value: unknown, group: FieldPath = []): FieldPath[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === mark && child === true
      ? [group]
      : markedGroups(child, [...group, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Whether a field is that of a group, or of one in it. */
export const isBelow = (path: FieldPath, group: FieldPath): boolean =>
  group.every((key, index) => path[index] === key);

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
