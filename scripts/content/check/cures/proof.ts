import type { z } from 'zod';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type FieldPath, isRecord, schemaAt, valueAt } from '../../model/fieldSchema.ts';
import { canonicalText } from '../canonicalText.ts';
import { type ReadFields, readFields } from '../readFields.ts';
import { meantValue } from './meantValue.ts';
import type { Repair } from './textRepairs.ts';
import { fieldAtLine } from './typedLine.ts';

/** A file whose findings are to be cured. */
export interface Patient {
  file: string;
  schema: z.ZodType;
  /** The lines of its fields, without line ends. */
  lines: readonly string[];
  read: ReadFields;
  budget: Allowance;
  /** Texts that were read in vain, each with the index of the line where the parser stumbled. */
  stumbles: Map<string, number>;
}

/** How many signs may still be read for proofs: a file of a megabyte is not read a hundred times. */
interface Allowance {
  left: number;
}

export interface Proven {
  repair: Repair;
  lines: readonly string[];
  data: unknown;
}

/**
 * Proves a repair by reading the file with it: its finding is gone, none is new, and what is read is
 * what was typed.
 * @param target the finding
 * @param maxHoles how many lines below may be wrong still
 */
export function prove(
  patient: Patient,
  target: Diagnostic,
  repair: Repair,
  maxHoles: number,
): Proven | undefined {
  const { start, count } = repair;
  const lines = patient.lines.toSpliced(start, count, ...repair.lines);
  if (lines.join('\n') === patient.lines.join('\n')) return undefined;
  const found = readWithHoles(patient, lines, {
    end: start + repair.lines.length,
    target: target.line - 1 + repair.lines.length - count,
    maxHoles,
  });
  if (!found) return undefined;
  const { read, holes, text } = found;
  const isCured = patient.read.isReadable
    ? isGone(patient, target, repair, read)
    : isSound(repair, read, holes);
  if (!isCured || swallows(patient, repair, read)) return undefined;
  if (!saysWhatWasTyped(patient, repair, read) || !isCanonical(patient, repair, text)) {
    return undefined;
  }
  return { repair, lines, data: read.document.data };
}

/** Reads the fields; lines below the repair that are wrong for another reason are left out. */
function readWithHoles(
  patient: Patient,
  lines: readonly string[],
  { end, target, maxHoles }: { end: number; target: number; maxHoles: number },
): { read: ReadFields; holes: number; text: string } | undefined {
  const left = [...lines];
  for (let holes = 0; holes <= maxHoles; holes++) {
    const text = left.join('\n');
    const read = readOnce(patient, text);
    if (typeof read !== 'number') return read && { read, holes, text };
    const line = left[read];
    if (read < end || read === target || line === undefined || line === holeFor(line)) {
      return undefined;
    }
    left[read] = holeFor(line);
  }
  return undefined;
}

/**
 * What stands for a line that is left out. Where it starts an entry, its hyphen stays: without it, the
 * lines below would be read as part of the entry above.
 */
export const holeFor = (line: string): string => /^\s*-(?=\s)/.exec(line)?.[0] ?? '#';

/**
 * Reads the fields unless it is known that they cannot be read: many repairs are tried with and
 * without holes.
 * @returns the index of the line where the parser stumbles; `undefined` as for {@link readWithin}
 */
function readOnce(patient: Patient, text: string): ReadFields | number | undefined {
  const known = patient.stumbles.get(text);
  if (known !== undefined) return known;
  const read = readWithin(patient, text);
  if (!read || read.isReadable) return read;
  const index = (read.diagnostics[0]?.line ?? 0) - 1;
  patient.stumbles.set(text, index);
  return index;
}

/** @returns `undefined` where the file was read too often already */
export function readWithin(
  { file, schema, budget }: Pick<Patient, 'file' | 'schema' | 'budget'>,
  text: string,
): ReadFields | undefined {
  budget.left -= text.length + fixedCost;
  return budget.left < 0 ? undefined : readFields(file, text, schema);
}

/** What a reading costs that does not grow with the text, as signs. */
const fixedCost = 500;

/** By what a finding is known again in a file that was changed. */
export const identityOf = ({ rule, message }: Diagnostic) => `${rule} ${message}`;

/** Whether, of all findings on the fields, one went and none came. */
export function takesAway(target: Diagnostic, before: ReadFields, after: ReadFields): boolean {
  const known = before.diagnostics.map(identityOf);
  const left = after.diagnostics.map(identityOf);
  const isNew = left.some((key) => !known.includes(key));
  const count = (keys: readonly string[]) =>
    keys.filter((key) => key === identityOf(target)).length;
  return !isNew && (count(left) < count(known) || count(known) === 0);
}

/** In a file that can be read, the other fields must stay as they are. */
function isGone({ read: before }: Patient, target: Diagnostic, repair: Repair, read: ReadFields) {
  // A field that nothing reads may be another one with its name and value run together.
  const mayMove = repair.isMove || target.rule === 'unknown-field';
  return (
    takesAway(target, before, read) && (mayMove || areOthersSame(before, read, repair.start + 1))
  );
}

/** Lines that are moved as they are must not take the words below them into their own. */
function swallows({ read: before, lines }: Patient, repair: Repair, after: ReadFields): boolean {
  const isSame = (line: string, at: number) => line.trim() === lines[repair.start + at]?.trim();
  if (!before.isReadable || !repair.lines.every(isSame)) return false;
  const known = textsIn(before.document.data);
  return textsIn(after.document.data).some((text) => known.every((one) => !one.includes(text)));
}

const textsIn = (data: unknown): string[] =>
  isRecord(data) ? Object.values(data).flatMap(textsIn) : [String(data)];

/** Only the field on the line may have another value, or what it stands in where that was none. */
function areOthersSame(before: ReadFields, after: ReadFields, line: number): boolean {
  const path = fieldAtLine(after, line) ?? [];
  const [from, to] = [before.document.data, after.document.data];
  const isShared = (depth: number) =>
    [from, to].every((data) => isRecord(valueAt(data, path.slice(0, depth))));
  const end = path.findIndex((_, depth) => !isShared(depth));
  const kept = end < 0 ? path : path.slice(0, end);
  return JSON.stringify(without(from, kept)) === JSON.stringify(without(to, kept));
}

function without(data: unknown, [key, ...rest]: FieldPath): unknown {
  if (key === undefined) return null;
  if (!isRecord(data)) return data;
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Record<string | number, unknown>;
  copy[key] = without(copy[key], rest);
  return copy;
}

/** What the parser could not read has no findings to compare with. */
function isSound({ start, lines, isMove }: Repair, read: ReadFields, holes: number): boolean {
  return read.diagnostics.every(({ rule, line }) => {
    const isHere = line > start && line <= start + lines.length;
    const isStructure = /^(?:missing-field|unknown-field|wrong-type|not-allowed|too-)/.test(rule);
    // An entry’s first line is where a field of it is missing, which a hole may have been.
    const isOfOthers = rule.startsWith('too-') || (holes > 0 && rule === 'missing-field');
    return isHere ? isOfOthers : !(isMove && isStructure && holes === 0);
  });
}

function saysWhatWasTyped({ schema }: Patient, { start, key, typed }: Repair, read: ReadFields) {
  const { data } = read.document;
  const path = fieldAtLine(read, start + 1);
  const leaf = path && schemaAt(schema, path, data);
  if (!path || !leaf) return false;
  if (key === undefined ? typeof path.at(-1) !== 'number' : path.at(-1) !== key) return false;
  const value = valueAt(data, path);
  if (typed === '') return isRecord(value);
  if (typeof typed === 'string') return value === meantValue(typed, leaf);
  return JSON.stringify(value) === JSON.stringify(typed);
}

/** A line that is out of form would be the next finding. */
function isCanonical({ file, schema }: Patient, { lines, isMove }: Repair, text: string): boolean {
  const canonical = new Set(canonicalText({ path: file, text }, schema)?.split('\n'));
  return (isMove ? lines.slice(0, 1) : lines).every((line) => canonical.has(line));
}
