import type { z } from 'zod';
import { type Diagnostic, isError, lastLineOf, withoutSuggestion } from '../../model/diagnostic.ts';
import { replaced } from '../../source/lines.ts';
import { fileParts } from '../../source/parseFile.ts';
import type { ReadFields } from '../readFields.ts';
import { advise } from './advise.ts';
import { findCure } from './findCure.ts';
import { identityOf, type Patient, readWithin, takesAway } from './proof.ts';
import { replacementOf } from './replacement.ts';
import type { Repair } from './textRepairs.ts';
import { fieldNames, holeFor } from './typedLine.ts';
import { withCure } from './withCure.ts';

/** How many characters may be parsed to prove cures for one file; our largest has 10,000. */
const maxRead = 3_000_000;

/** A longer file was made by a program. */
const maxLength = 60_000;

/** A line longer than any field may be, so no cure can make it fit. */
const longLine = /.{4001}/;

/**
 * Adds to each finding on a file’s fields the text to write, if that is proven to be a cure.
 * Suggestions that are not proven are removed.
 * @param read the file as it is
 * @param diagnostics all findings on its fields
 */
export function cureFindings(
  { file, text, schema }: { file: string; text: string; schema: z.ZodType },
  read: ReadFields,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const parts = diagnostics.length > 0 && read.document.yaml && fileParts(file, text);
  if (!parts) return diagnostics;
  if (parts.yaml.length > maxLength || longLine.test(parts.yaml)) {
    return diagnostics.map(withoutSuggestion);
  }
  const lines = (parts.before + parts.yaml + parts.close).split('\n');
  const budget = { left: maxRead };
  const names = fieldNames(schema);
  const patient: Patient = { file, schema, names, text, lines, read, budget, stumbles: new Map() };
  if (!read.isReadable) return cureUnreadable(patient);
  const told = diagnostics.map((found) => cured(patient, found));
  return eachSlipOnce(patient, told);
}

/** Keeps only the first of several findings that one cure removes: they come from one slip. */
function eachSlipOnce(patient: Patient, diagnostics: readonly Diagnostic[]) {
  if (diagnostics.length === 1) return diagnostics;
  const known = new Set(patient.read.diagnostics.map(identityOf));
  let told = diagnostics;
  for (const found of diagnostics) {
    const read = told.includes(found) && isError(found) && readCured(patient, found);
    if (!read) continue;
    const left = new Set(read.diagnostics.map(identityOf));
    const isGone = (other: Diagnostic) =>
      known.has(identityOf(other)) && !left.has(identityOf(other));
    told = told.filter((other) => other === found || !isGone(other));
  }
  return told;
}

/** A finding with a suggestion if there is a proven cure, else without. */
function cured(patient: Patient, found: Diagnostic): Diagnostic {
  if (isCure(patient, found)) return found;
  const rest = withoutSuggestion(found);
  if (hopeless.test(found.rule) || !isFoundAgain(patient, found)) return rest;
  const repair = findCure(patient, found);
  return repair ? withCure(rest, repair, patient) : advise(rest, patient);
}

/** Rules whose problem is not how something is written, so rewriting cannot help. */
const hopeless =
  /^(?:missing-field|too-|not-canonical|forbidden|poor|publish-order|mixed-pair|duplicate-id|invalid-value)/;

/** Whether reading the fields tells if a finding is gone: others need a cure of their own. */
const isFoundAgain = ({ read }: Patient, found: Diagnostic) =>
  read.diagnostics.some((other) => identityOf(other) === identityOf(found));

/** Whether a finding’s own suggestion removes it without causing another. */
function isCure(patient: Patient, found: Diagnostic): boolean {
  const read = readCured(patient, found);
  if (!read?.isReadable || !takesAway(found, patient.read, read)) return false;
  const dataOf = ({ document }: ReadFields) => JSON.stringify(document.data);
  return found.rule !== 'not-canonical' || dataOf(read) === dataOf(patient.read);
}

/** The fields with a finding’s own suggestion; `undefined` if that changes nothing. */
function readCured(patient: Patient, found: Diagnostic): ReadFields | undefined {
  const replacement = replacementOf(patient.text, found);
  if (!replacement || replacement.old === replacement.text) return undefined;
  return readWithin(patient, replaced(patient.text, [replacement]));
}

/** The most slips of syntax that are reported at once. */
const maxTold = 12;

/** Finds the slips of an unparsable file: each is fixed in memory, or left out, to find the next. */
function cureUnreadable(patient: Patient): readonly Diagnostic[] {
  const told: Diagnostic[] = [];
  let { lines } = patient;
  let read: ReadFields | undefined = patient.read;
  /** For each line, the index of the file’s line that it represents. */
  let origins = lines.map((_, index) => index);
  /** The file’s lines that a cure replaces or that were left out. */
  let touched: ReadonlySet<number> = new Set();
  while (read && !read.isReadable && told.length < maxTold) {
    const [found, ...others]: readonly Diagnostic[] = read.diagnostics;
    const origin = origins[(found?.line ?? 0) - 1];
    if (!found || origin === undefined || touched.has(origin)) break;
    const now = { ...patient, lines, read };
    const cure = untouchedCure(now, found, origins, touched);
    const change = cure ?? leftOut(lines, found);
    const places = linesOf(change, origins);
    const here = atOrigin(found, origins);
    if (cure) told.push(withCure(here, { ...cure, start: places[0] ?? 0 }, patient));
    else
      told.push(advise(here, now, found.line - 1), ...others.map((one) => atOrigin(one, origins)));
    lines = lines.toSpliced(change.start, change.count, ...change.lines);
    origins = originsAfter(change, origins);
    touched = new Set([...touched, ...places]);
    if (!cure && (others.length > 0 || last.test(found.rule))) break;
    read = readWithin(patient, lines.join('\n'));
  }
  return told.length > 0 ? told : patient.read.diagnostics;
}

/** A cure that changes no line of the file that was already reported. */
function untouchedCure(
  patient: Patient,
  found: Diagnostic,
  origins: readonly number[],
  touched: ReadonlySet<number>,
): Repair | undefined {
  const repair = final.test(found.rule) ? undefined : findCure(patient, found);
  const isFree = repair && linesOf(repair, origins).every((line) => !touched.has(line));
  return isFree ? repair : undefined;
}

/** Findings on a whole file. */
const final = /^(?:yaml-conflict|yaml-depth|front-matter)$/;

/** Without a cure for one of these, no further findings are reported. */
const last = new RegExp(`${final.source}|^yaml-special-sign$`);

/** Replaces the lines of a finding with holes. */
function leftOut(lines: readonly string[], found: Diagnostic): Change {
  const start = found.line - 1;
  const [first = '', ...below] = lines.slice(start, lastLineOf(found));
  const holes = [holeFor(first), ...below.map(() => '#')];
  return { start, count: holes.length, lines: holes };
}

type Change = Pick<Repair, 'start' | 'count' | 'lines'>;

const linesOf = ({ start, count }: Change, origins: readonly number[]) =>
  origins.slice(start, start + count);

function originsAfter(change: Change, origins: readonly number[]): number[] {
  const places = linesOf(change, origins);
  const written = change.lines.map((_, at) => places[at] ?? places.at(-1) ?? 0);
  return origins.toSpliced(change.start, change.count, ...written);
}

function atOrigin(found: Diagnostic, origins: readonly number[]): Diagnostic {
  const by = (origins[found.line - 1] ?? 0) - (found.line - 1);
  return { ...found, line: found.line + by, endLine: found.endLine + by };
}
