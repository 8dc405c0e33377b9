import type { Diagnostic } from '../../model/diagnostic.ts';
import { entryRepairs, groupRepairs, lineRepairs, loneEntry, splitRepairs } from './lineRepairs.ts';
import { firstEntryRepairs, moveRepairs, withWholeGroup } from './moveRepairs.ts';
import { paragraphs } from './paragraphs.ts';
import { type Patient, type Proven, prove, readWithin } from './proof.ts';
import {
  type FindRepairs,
  gluedFields,
  phrasesBelow,
  phrasesOfEntry,
  type Repair,
} from './textRepairs.ts';
import { indentOf, isEntryLine } from './typedLine.ts';

/** How many other mistakes may remain below one that is cured. */
const maxHoles = 4;

/** @returns the repair that is proven to cure a finding; `undefined` if none is, or in doubt */
export function findCure(patient: Patient, target: Diagnostic): Repair | undefined {
  const found = isNote(patient, target) ? undefined : findProven(patient, target);
  return found && withWholeGroup(patient, found);
}

/**
 * A number sign followed by a space and a word may start a note, which must not get onto a page.
 * Neither must the description of a picture where no picture can go.
 */
const isNote = ({ lines }: Patient, { rule, line }: Diagnostic) =>
  /^yaml-(?:comment|special-sign)$/.test(rule) &&
  /\s#\s+[^\d\s]|!\[[^\]]*\]\(/.test(lines[line - 1] ?? '');

/** Rules whose cause may be a line’s place, in a file that can be parsed. */
const ofPlace = /^(?:yaml-|unknown-field|duplicate-field|wrong-type)/;

function findProven(patient: Patient, target: Diagnostic): Proven | undefined {
  const { lines, names, read } = patient;
  const { here, above, below, entry, groups } = placesOf(lines, target.line - 1);
  const at = (index: number | undefined, ...kinds: FindRepairs[]) =>
    index === undefined ? [] : kinds.flatMap((repairs) => repairs(lines, index, names));
  const proven = (repairs: readonly Repair[], holes: number) => {
    for (const repair of repairs) {
      const found = prove(patient, target, repair, holes);
      if (found) return found;
    }
    return undefined;
  };
  // A list without hyphens is read as one text, which starts below its name.
  const [name, list] = read.isReadable && target.rule === 'wrong-type' ? [above, here] : [];
  const words = [
    // A quote that is not closed on its line may be closed further down.
    ...(target.rule === 'yaml-quote' ? at(below, paragraphs) : []),
    ...at(name, phrasesBelow),
    ...(target.rule === 'yaml-hyphen' ? at(here, phrasesOfEntry) : []),
    ...(target.rule === 'duplicate-field' ? at(here, entryRepairs) : []),
    ...at(here, lineRepairs),
    ...at(name, lineRepairs),
    ...at(list, firstEntryRepairs, gluedFields, loneEntry),
  ];
  const around = [...at(above, lineRepairs), ...at(below, lineRepairs)];
  // With a name twice, all lines could be parsed, so one that no longer can is a new mistake.
  const ofOthers = target.rule === 'duplicate-field' ? 0 : maxHoles;
  const places =
    read.isReadable && !ofPlace.test(target.rule) ? [] : [here, below, above, ...groups];
  const moves = [...new Set(places)].flatMap((index) => at(index, moveRepairs));
  return (
    missedField(patient, target, at(here, splitRepairs)) ??
    proven(words, 0) ??
    onlyMove(patient, target, moves) ??
    (read.isReadable
      ? undefined
      : (proven(at(entry, firstEntryRepairs), 0) ??
        proven(around, 0) ??
        proven([...words, ...around], ofOthers) ??
        onlyMove(patient, target, moves, ofOthers) ??
        proven([...at(here, groupRepairs), ...at(above, groupRepairs)], 0)))
  );
}

/**
 * Two fields on one line, if the file lacks the second or that is a mark or a number: otherwise it
 * is words with a colon.
 */
function missedField(
  patient: Patient,
  target: Diagnostic,
  splits: readonly Repair[],
): Proven | undefined {
  const isWhole = (lines: readonly string[]) =>
    readWithin(patient, lines.join('\n'))?.diagnostics.every(
      ({ rule }) => rule !== 'missing-field',
    );
  for (const repair of splits) {
    const found = prove(patient, target, repair, 0);
    if (!found) continue;
    if (/: (?:true|\d[\d-]*)$/.test(repair.lines.at(-1) ?? '')) return found;
    const alone = found.lines.toSpliced(repair.start + repair.lines.length - 1, 1);
    if (isWhole(found.lines) && isWhole(alone) === false) return found;
  }
  return undefined;
}

/** Lines that fit in several places are left to a person. */
function onlyMove(
  patient: Patient,
  target: Diagnostic,
  moves: readonly Repair[],
  holes = 0,
): Proven | undefined {
  const found = moves.flatMap((repair) => prove(patient, target, repair, holes) ?? []);
  // A line indented by an odd number of spaces is certainly wrong; another may be right.
  const isOff = ({ repair }: Proven) => indentOf(patient.lines[repair.start]) % 2 === 1;
  const likely = found.some(isOff) ? found.filter(isOff) : found;
  const meanings = new Set(likely.map(({ data }) => JSON.stringify(data)));
  // If not all places could be tried, another may be just as good.
  return meanings.size === 1 && patient.budget.left >= 0 ? likely[0] : undefined;
}

/** The line of a finding, the nearest lines with text, and the first lines of groups above. */
function placesOf(lines: readonly string[], index: number) {
  const isText = (at: number) => Boolean(lines[at]?.trim()) && lines[at] !== '---';
  const seek = (by: number, isWanted = isText, from = index) => {
    for (let at = from + by; at >= 0 && at < lines.length; at += by) if (isWanted(at)) return at;
    return undefined;
  };
  const isEntry = (at: number) => isEntryLine(lines[at]);
  const entry = seek(-1, isEntry);
  return {
    here: isText(index) ? index : undefined,
    above: seek(-1),
    below: seek(1),
    entry: isEntry(index) ? index : entry,
    groups: [
      entry,
      seek(-1, isEntry, entry),
      headAbove(lines, index),
      headAbove(lines, entry ?? index),
      firstBelowName(lines, seek(-1)),
    ],
  };
}

/** The first of the lines directly above that are indented further. */
function headAbove(lines: readonly string[], index: number): number {
  let head = index;
  while (head > 1 && indentOf(lines[head - 1]) > indentOf(lines[index])) head--;
  return head;
}

/** The first of the lines that are indented no further than the name that they belong below. */
function firstBelowName(lines: readonly string[], index = 0): number | undefined {
  const isAlike = (line = '') => indentOf(line) === indentOf(lines[index]);
  const isName = (line = '') => /^\s*[\w-]+:\s*$/.test(line);
  const name = lines.findLastIndex((line, at) => at < index && (!isAlike(line) || isName(line)));
  return isAlike(lines[name]) && isName(lines[name]) ? name + 1 : undefined;
}
