import type { Diagnostic } from '../diagnostic.ts';
import { fieldNames } from './fieldNames.ts';
import type { Patient } from './proof.ts';
import { typedLines } from './typedLine.ts';
import { writtenValue } from './writtenValue.ts';

/** A longer text is not repeated in a message. */
const maxRepeated = 200;

/** Says what to type, by the example of the line itself, where there is no proven cure. */
export function advise(
  found: Diagnostic,
  { lines, schema }: Pick<Patient, 'lines' | 'schema'>,
  index = found.line - 1,
): Diagnostic {
  const line = lines[index] ?? '';
  const isAsked = /^yaml-(?!conflict|depth)/.test(found.rule);
  const [way] = isAsked ? typedLines(line, fieldNames(schema)) : [];
  if (!way?.text || line.length > maxRepeated) return found;
  const [example = ''] = writtenValue(way.text, { ...way, indent: 0 });
  return example === line.trim()
    ? found
    : { ...found, help: `${found.help} For example: ${example}` };
}
