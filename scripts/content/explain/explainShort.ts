import { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import { placeBelow } from '../parse/fieldLines.ts';
import { finding } from '../rules/finding.ts';
import { schemaAt, unwrap } from '../validate/fieldSchema.ts';
import { blankGroup } from './blankLines.ts';
import { quote, type Subject } from './subject.ts';

/**
 * One value of a group, written where the group belongs: the address of a form service without its
 * other fields.
 * @returns `undefined` for any other value
 */
export function explainShort(subject: Subject): Diagnostic | undefined {
  const { document, schema, path, label, value } = subject;
  const field = schemaAt(schema, path, document.data);
  const union = field && unwrap(field);
  const isField = typeof path.at(-1) === 'string' && typeof value === 'string';
  if (!(union instanceof z.ZodUnion) || !isField) return undefined;
  const { after, indent } = placeBelow(document, path);
  for (const option of union.def.options) {
    const text = option instanceof z.ZodObject ? blankGroup(option, value, indent) : undefined;
    if (text === undefined) continue;
    const help = `This is one of several fields. Delete it behind “${path.at(-1)}:” and write it below, with the others; what you do not need of the last ones you can leave out.`;
    const found = finding(
      'not-allowed',
      { label, found: `${quote(value)} alone` },
      { help, addition: { after, text } },
    );
    return document.report(document.rangeOfValue(path), found);
  }
  return undefined;
}
