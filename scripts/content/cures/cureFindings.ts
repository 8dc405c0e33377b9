import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import type { ReadFields } from '../facts/readFields.ts';
import { replacementOf } from '../fix/replacement.ts';
import { fileParts } from '../parse/fileParts.ts';
import { advise } from './advise.ts';
import { findCure } from './findCure.ts';
import { type Patient, type Proven, readWithin } from './proof.ts';

interface Source {
  file: string;
  text: string;
  schema: z.ZodType;
}

/** How many signs are read for the proofs of one file; the largest of ours has 10,000. */
const maxRead = 2_000_000;

/** A larger file was made by a program. */
const maxLength = 60_000;

/** How many slips in the way a file is written are told at once. */
const maxTold = 12;

/**
 * Gives each finding on a file’s fields the text to write, where that is proven to be a cure; what
 * is not proven is not offered.
 * @param read the file as it is
 * @param diagnostics all findings on its fields
 */
export function cureFindings(
  { file, text, schema }: Source,
  read: ReadFields,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const parts = fileParts(file, text);
  if (diagnostics.length === 0 || !parts || !read.yaml) return diagnostics;
  if (parts.yaml.length > maxLength) return diagnostics.map(withoutSuggestion);
  const lines = (parts.before + parts.yaml + parts.close).replaceAll('\r\n', '\n').split('\n');
  const patient: Patient = { file, schema, lines, read, budget: { left: maxRead } };
  return read.isReadable
    ? diagnostics.map((found) => cured(patient, found, text))
    : cureUnreadable(patient, text);
}

/** A finding with what to write; without it, where that would not be a cure. */
function cured(patient: Patient, found: Diagnostic, text: string): Diagnostic {
  if (found.suggestion !== undefined && isCure(patient, found, text)) return found;
  const rest = withoutSuggestion(found);
  if (hopeless.test(found.rule)) return rest;
  const proven = findCure(patient, found);
  return proven ? withCure(rest, proven, patient.lines, text) : advise(rest, patient);
}

const withoutSuggestion = ({ suggestion: _, ...found }: Diagnostic): Diagnostic => found;

/** What is wrong with these is not the way they are written. */
const hopeless =
  /^(?:missing-field|too-|not-canonical|forbidden|poor|publish-order|duplicate-id|invalid-value)/;

/** Whether the text that a finding offers itself takes it away and brings no other. */
function isCure(patient: Patient, found: Diagnostic, text: string): boolean {
  const replacement = replacementOf(text, found);
  if (!replacement || replacement.old === replacement.text) return false;
  const { start, end } = replacement;
  const read = readWithin(patient, text.slice(0, start) + replacement.text + text.slice(end));
  if (!read?.isReadable) return false;
  const keyOf = ({ rule, message }: Diagnostic) => `${rule} ${message}`;
  const before = patient.read.diagnostics.map(keyOf);
  const after = read.diagnostics.map(keyOf);
  const count = (keys: readonly string[]) => keys.filter((key) => key === keyOf(found)).length;
  const isSame = JSON.stringify(read.document.data) === JSON.stringify(patient.read.document.data);
  if (found.rule === 'not-canonical') return isSame && after.length === before.length;
  return count(after) < count(before) && after.every((key) => before.includes(key));
}

/** Tells one slip, mends or leaves out its lines, and reads on. */
function cureUnreadable(first: Patient, text: string): Diagnostic[] {
  const told: Diagnostic[] = [];
  const touched = new Set<number>();
  let patient = first;
  // Lines that a cure adds have the number of the one they are for.
  let origins = first.lines.map((_, index) => index);
  while (!patient.read.isReadable && told.length < maxTold) {
    const [found, ...others] = patient.read.diagnostics;
    const index = (found?.line ?? 0) - 1;
    const origin = origins[index];
    if (!found || origin === undefined || touched.has(origin)) break;
    const proven = final.test(found.rule) ? undefined : findCure(patient, found);
    const isFree = proven && linesOf(proven, origins).every((line) => !touched.has(line));
    const moved = movedBy(found, origin - index);
    if (!proven || !isFree) {
      told.push(
        advise(moved, patient, index),
        ...others.map((other) => movedBy(other, origin - index)),
      );
      if (final.test(found.rule) || found.rule === 'yaml-special-sign' || others.length > 0) break;
      touched.add(origin);
      patient = { ...patient, lines: patient.lines.with(index, '#') };
    } else {
      for (const line of linesOf(proven, origins)) touched.add(line);
      told.push(withCure(moved, atOrigin(proven, origins), first.lines, text));
      const { start, count, lines } = proven.repair;
      const number = origins[start] ?? 0;
      origins = origins.toSpliced(
        start,
        count,
        ...lines.map((_, at) => number + Math.min(at, count - 1)),
      );
      patient = { ...patient, lines: proven.lines };
    }
    const read = readWithin(patient, patient.lines.join('\n'));
    if (!read) break;
    patient = { ...patient, read };
  }
  return told;
}

/** After these nothing else in the file is worth telling. */
const final = /^(?:yaml-conflict|yaml-depth|front-matter)$/;

const linesOf = ({ repair: { start, count } }: Proven, origins: readonly number[]) =>
  origins.slice(start, start + count);

const movedBy = (found: Diagnostic, by: number): Diagnostic => ({
  ...found,
  line: found.line + by,
  endLine: found.endLine + by,
});

const atOrigin = (proven: Proven, origins: readonly number[]): Proven => ({
  ...proven,
  repair: { ...proven.repair, start: origins[proven.repair.start] ?? 0 },
});

/** Marks what was marked where the cure replaces no more, else all lines that it replaces. */
function withCure(
  found: Diagnostic,
  { repair: { start, count, lines: written } }: Proven,
  lines: readonly string[],
  text: string,
): Diagnostic {
  const old = lines.slice(start, start + count);
  const isWindows = text.includes('\r\n');
  const whole: Diagnostic = {
    ...found,
    line: start + 1,
    column: 1,
    endLine: start + count,
    endColumn: (old.at(-1)?.length ?? 0) + 1,
    suggestion: written.join(isWindows ? '\r\n' : '\n'),
  };
  return narrowed(found, whole, old, written, text) ?? whole;
}

function narrowed(
  found: Diagnostic,
  whole: Diagnostic,
  [before = '', ...more]: readonly string[],
  [after = '', ...others]: readonly string[],
  text: string,
): Diagnostic | undefined {
  const isHere = found.line === whole.line && found.endLine === whole.endLine;
  if (!isHere || more.length > 0 || others.length > 0) return undefined;
  const [lead, rest] = [before.slice(0, found.column - 1), before.slice(found.endColumn - 1)];
  if (!after.startsWith(lead) || !after.endsWith(rest)) return undefined;
  const suggestion = after.slice(lead.length, after.length - rest.length);
  const narrow = { ...found, suggestion };
  // What stands between quotes would keep them.
  const { old, text: put } = replacementOf(text, narrow) ?? {};
  return old === before.slice(lead.length, before.length - rest.length) && put === suggestion
    ? narrow
    : undefined;
}
