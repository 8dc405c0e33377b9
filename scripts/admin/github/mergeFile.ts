import { contentSchema } from '../../content/model/contentTypes.ts';
import { labelOf } from '../../content/model/fieldSchema.ts';
import { shortened } from '../../content/model/words.ts';
import { bodyField, contentFormat, sourceKey } from '../contentFormat.ts';
import { mergeValues } from './mergeValues.ts';

/** A file that two people changed. */
interface MergedFile {
  text: string;
  /** What both changed, for people: the field and what the other one wrote. */
  clashes: string[];
}

/**
 * Brings together what two people made of a file.
 * @param path from the content folder
 * @param base what the file said when we opened it
 * @returns with our words where both changed the same
 * @throws where one of the texts cannot be read
 */
export function mergeFile(path: string, base: string, ours: string, theirs: string): MergedFile {
  const schema = contentSchema(path);
  if (!schema) throw new Error(`${path} is no content.`);
  const format = contentFormat(path, schema);
  const values = (text: string) => {
    const { [sourceKey]: source, ...fields } = format.fromFile(text);
    return fields;
  };
  const merged = mergeValues(values(base), values(ours), values(theirs));
  const fields = merged.value as Record<string, unknown>;
  return {
    text: format.toFile({ ...fields, [sourceKey]: theirs }),
    clashes: merged.clashes.map(({ path: place, theirs: written }) => {
      const label = place[0] === bodyField ? 'Text' : labelOf(schema, place, fields);
      return typeof written === 'string' ? `${label}: “${shortened(written)}”` : label;
    }),
  };
}
