import type { z } from 'zod';
import { type Diagnostic, withoutSuggestion } from '../../model/diagnostic.ts';
import { fileParts } from '../../source/frontMatter.ts';
import type { ReadFields } from '../readFields.ts';
import { advise } from './advise.ts';
import { findCure } from './findCure.ts';
import { holeFor, type Patient, readWithin, takesAway } from './proof.ts';
import { replacementOf } from './replacement.ts';
import type { Repair } from './textRepairs.ts';
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
  const lines = (parts.before + parts.yaml + parts.close).split('\n');
  const budget = { left: maxRead };
  const patient: Patient = { file, schema, lines, read, budget, stumbles: new Map() };
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

/** How many slips in the way a file is written are told at once. */
const maxTold = 12;

/** A file that is mended in memory, slip by slip. */
interface Course {
  patient: Patient;
  /** For each line, the index of the one in the file that it stands for. */
  origins: readonly number[];
  told: readonly Diagnostic[];
  /** The lines of the file that a cure replaces, or that were left out. */
  touched: ReadonlySet<number>;
  /** Whether nothing else in the file is worth telling. */
  isOver: boolean;
}

/**
 * Tells the slips of a file that cannot be read: one is mended, or left out, to find the next.
 * @param text the whole file
 */
function cureUnreadable(patient: Patient, text: string): readonly Diagnostic[] {
  const origins = patient.lines.map((_, index) => index);
  let course: Course = { patient, origins, told: [], touched: new Set(), isOver: false };
  while (!course.patient.read.isReadable && !course.isOver && course.told.length < maxTold) {
    const next = step(course, patient.lines, text);
    if (!next) break;
    course = next;
  }
  return course.told.length > 0 ? course.told : patient.read.diagnostics;
}

function step(course: Course, lines: readonly string[], text: string): Course | undefined {
  const { patient, origins, touched } = course;
  const [found] = patient.read.diagnostics;
  const origin = origins[(found?.line ?? 0) - 1];
  if (!found || origin === undefined || touched.has(origin)) return undefined;
  const proven = final.test(found.rule) ? undefined : findCure(patient, found);
  const isFree = proven && linesOf(proven.repair, origins).every((line) => !touched.has(line));
  const next = isFree ? mended(course, found, proven.repair, lines, text) : leftOut(course, found);
  const read = next.isOver ? undefined : readWithin(patient, next.patient.lines.join('\n'));
  return read ? { ...next, patient: { ...next.patient, read } } : { ...next, isOver: true };
}

/** Findings on a whole file. */
const final = /^(?:yaml-conflict|yaml-depth|front-matter)$/;

function mended(
  { patient, origins, told, touched }: Course,
  found: Diagnostic,
  repair: Repair,
  lines: readonly string[],
  text: string,
): Course {
  const { start, count, lines: written } = repair;
  const places = linesOf(repair, origins);
  const cured = withCure(
    atOrigin(found, origins),
    { ...repair, start: places[0] ?? 0 },
    lines,
    text,
  );
  return {
    patient: { ...patient, lines: patient.lines.toSpliced(start, count, ...written) },
    origins: origins.toSpliced(
      start,
      count,
      ...written.map((_, at) => places[Math.min(at, count - 1)] ?? 0),
    ),
    told: [...told, cured],
    touched: new Set([...touched, ...places]),
    isOver: false,
  };
}

function leftOut(course: Course, found: Diagnostic): Course {
  const { patient, origins, told, touched } = course;
  const index = found.line - 1;
  const others = patient.read.diagnostics.slice(1);
  const isOver = others.length > 0 || final.test(found.rule) || found.rule === 'yaml-special-sign';
  const [line = '', ...below] = marked(patient.lines, found);
  const holes = [holeFor(line), ...below.map(() => '#')];
  return {
    ...course,
    patient: { ...patient, lines: patient.lines.toSpliced(index, holes.length, ...holes) },
    isOver,
    told: [
      ...told,
      advise(atOrigin(found, origins), patient, index),
      ...others.map((other) => atOrigin(other, origins)),
    ],
    touched: new Set([...touched, ...origins.slice(index, index + holes.length)]),
  };
}

/** The lines that a finding marks; the end of a deletion is the start of the next. */
const marked = (lines: readonly string[], { line, endLine, endColumn }: Diagnostic) =>
  lines.slice(line - 1, Math.max(line, endColumn === 1 ? endLine - 1 : endLine));

const linesOf = ({ start, count }: Repair, origins: readonly number[]) =>
  origins.slice(start, start + count);

function atOrigin(found: Diagnostic, origins: readonly number[]): Diagnostic {
  const by = (origins[found.line - 1] ?? 0) - (found.line - 1);
  return { ...found, line: found.line + by, endLine: found.endLine + by };
}
