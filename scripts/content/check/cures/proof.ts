import type { z } from 'zod';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type FieldPath, isRecord, pathsIn, schemaAt, valueAt } from '../../model/fieldSchema.ts';
import { canonicalText } from '../canonicalText.ts';
import { type ReadFields, readFields } from '../readFields.ts';
import { meantValue } from './meantValue.ts';
import type { Repair } from './textRepairs.ts';
import { type FieldNames, holeFor } from './typedLine.ts';

/** A file whose findings need cures. */
export interface Patient {
  file: string;
  schema: z.ZodType;
  names: FieldNames;
  /** The whole file. */
  text: string;
  /** The lines of its fields, without line ends. */
  lines: readonly string[];
  read: ReadFields;
  /** How many characters may still be parsed: a file of a megabyte is not parsed a hundred times. */
  budget: { left: number };
  /** Texts that could not be parsed, each with the index of the line of the first error. */
  stumbles: Map<string, number>;
}

export interface Proven {
  repair: Repair;
  lines: readonly string[];
  data: unknown;
}

/**
 * Proves a repair by parsing the file with it: the finding is gone, none is new, and the values are
 * what was typed.
 * @param target the finding
 * @param maxHoles how many lines below may still be wrong
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

/** Parses the fields; lines below the repair that are wrong for other reasons are left out. */
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
 * Parses the fields unless it is known that this fails: many repairs are tried with and without
 * holes.
 * @returns the fields or the index of the line with an error; `undefined` as {@link readWithin}
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

/** @returns `undefined` if the budget for parsing is used up */
export function readWithin(
  { file, schema, budget }: Patient,
  text: string,
): ReadFields | undefined {
  budget.left -= text.length + fixedCost;
  return budget.left < 0 ? undefined : readFields(file, text, schema);
}

/** The fixed cost of parsing any text, in characters. */
const fixedCost = 500;

/** Identifies a finding in a file that was changed. */
export const identityOf = ({ rule, message }: Diagnostic) => `${rule} ${message}`;

/** Whether one of the findings on the fields is gone and none is new. */
export function takesAway(target: Diagnostic, before: ReadFields, after: ReadFields): boolean {
  const known = before.diagnostics.map(identityOf);
  const left = after.diagnostics.map(identityOf);
  const isNew = left.some((key) => !known.includes(key));
  const count = (keys: readonly string[]) =>
    keys.filter((key) => key === identityOf(target)).length;
  return !isNew && (count(left) < count(known) || count(known) === 0);
}

/** In a file that can be parsed, the other fields must not change. */
function isGone({ read: before }: Patient, target: Diagnostic, repair: Repair, read: ReadFields) {
  // An unknown field may be another one whose name and value were run together.
  const mayMove = repair.isMove || target.rule === 'unknown-field';
  return (
    takesAway(target, before, read) && (mayMove || areOthersSame(before, read, repair.start + 1))
  );
}

/** Whether lines that are only moved would absorb the words below them. */
function swallows({ read: before, lines }: Patient, repair: Repair, after: ReadFields): boolean {
  const { start, count } = repair;
  if (repair.lines.some((line, at) => line.trim() !== lines[start + at]?.trim())) return false;
  const texts = textsIn(after.document.data);
  const below = lines[start + count]?.trim();
  if (!before.isReadable) return texts.some((text) => below && text.includes(` ${below}`));
  const known = textsIn(before.document.data);
  return texts.some((text) => known.every((one) => !one.includes(text)));
}

const textsIn = (data: unknown): string[] =>
  isRecord(data) ? Object.values(data).flatMap(textsIn) : [String(data)];

/** Only the field on the line may change, or its group if that was not one before. */
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

/** A file that could not be parsed has no earlier findings to compare with. */
function isSound({ start, lines, isMove }: Repair, read: ReadFields, holes: number): boolean {
  return read.diagnostics.every(({ rule, line }) => {
    const isHere = line > start && line <= start + lines.length;
    const isStructure = /^(?:missing-field|unknown-field|wrong-type|not-allowed|too-)/.test(rule);
    // A missing field is reported at its entry’s first line, and a hole may have removed it.
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

/** @returns the path of the last field or entry that begins on a line of the file */
const fieldAtLine = ({ document }: ReadFields, line: number): FieldPath | undefined =>
  pathsIn(document.data).findLast((path) => document.rangeOfKey(path).line === line);

/** A line that is not canonical would be the next finding. */
function isCanonical({ file, schema }: Patient, { lines, isMove }: Repair, text: string): boolean {
  const canonical = new Set(canonicalText({ path: file, text }, schema)?.split('\n'));
  return (isMove ? lines.slice(0, 1) : lines).every((line) => canonical.has(line));
}
