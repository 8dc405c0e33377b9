import type { z } from 'zod';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { fileParts } from '../../source/frontMatter.ts';
import type { ReadFields } from '../readFields.ts';
import { advise } from './advise.ts';
import { cureUnreadable } from './cureUnreadable.ts';
import { findCure } from './findCure.ts';
import { type Patient, readWithin, takesAway } from './proof.ts';
import { replacementOf } from './replacement.ts';
import { withCure } from './withCure.ts';

/** How many signs are read for the proofs of one file; the largest of ours has 10,000. */
const maxRead = 3_000_000;

/** A larger file was made by a program. */
const maxLength = 60_000;

/** A line that is longer than any field may be, which no cure makes fit. */
const longLine = /.{4001}/;

/**
 * Gives each finding on a file’s fields the text to write, where that is proven to be a cure; what
 * is not proven is not offered.
 * @param read the file as it is
 * @param diagnostics all findings on its fields
 */
export function cureFindings(
  { file, text, schema }: { file: string; text: string; schema: z.ZodType },
  read: ReadFields,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const parts = diagnostics.length > 0 && read.yaml && fileParts(file, text);
  if (!parts) return diagnostics;
  if (parts.yaml.length > maxLength || longLine.test(parts.yaml)) {
    return diagnostics.map(withoutSuggestion);
  }
  const lines = (parts.before + parts.yaml + parts.close).replaceAll('\r\n', '\n').split('\n');
  const budget = { left: maxRead };
  const patient: Patient = { file, schema, lines, read, budget, stumbles: new Map() };
  return read.isReadable
    ? diagnostics.map((found) => cured(patient, found, text))
    : cureUnreadable(patient, text);
}

const withoutSuggestion = ({ suggestion: _, ...found }: Diagnostic): Diagnostic => found;

/** A finding with what to write; without it, where that would not be a cure. */
function cured(patient: Patient, found: Diagnostic, text: string): Diagnostic {
  if (found.suggestion !== undefined && isCure(patient, found, text)) return found;
  const rest = withoutSuggestion(found);
  if (hopeless.test(found.rule)) return rest;
  const proven = findCure(patient, found);
  return proven ? withCure(rest, proven.repair, patient.lines, text) : advise(rest, patient);
}

/** What is wrong with these is not the way they are written. */
const hopeless =
  /^(?:missing-field|too-|not-canonical|forbidden|poor|publish-order|duplicate-id|invalid-value)/;

/** Whether the text that a finding offers itself takes it away and brings no other. */
function isCure(patient: Patient, found: Diagnostic, text: string): boolean {
  const replacement = replacementOf(text, found);
  if (!replacement || replacement.old === replacement.text) return false;
  const { start, end, text: written } = replacement;
  const read = readWithin(patient, text.slice(0, start) + written + text.slice(end));
  if (!read?.isReadable || !takesAway(found, patient.read, read)) return false;
  const dataOf = ({ document }: ReadFields) => JSON.stringify(document.data);
  return found.rule !== 'not-canonical' || dataOf(read) === dataOf(patient.read);
}
