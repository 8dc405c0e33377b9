import type { z } from 'zod';
import type { ContentFolder } from '../../model/contentFolder.ts';
import { contentSchema } from '../../model/contentTypes.ts';
import { type FieldPath, isRecord } from '../../model/fieldSchema.ts';
import type { ContentDocument } from '../../source/contentDocument.ts';
import { parseFrontMatter } from '../../source/frontMatter.ts';
import { parseYaml } from '../../source/parseYaml.ts';

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
    const parse = path.endsWith('.md') ? parseFrontMatter : parseYaml;
    const { document } = parse(`content/${path}`, text);
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
