import type { Diagnostic, Report } from '../model/diagnostic.ts';
import { counted } from '../model/words.ts';

/** Signs that steer a terminal or turn the reading direction, and line breaks of every kind. */
const steering =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/gu;

/**
 * Makes text from content harmless: no escape sequence can recolour a terminal or hide what was
 * written (https://trojansource.codes). Each sign keeps its width, so that columns still line up.
 */
export function plainText(text: string): string {
  return text.replace(steering, symbolOf);
}

/** The same for a sentence: line breaks become spaces. */
export function plainLine(text: string): string {
  return plainText(text.replace(/\s*[\r\n]\s*/g, ' ').replaceAll('\t', ' '));
}

/** Unicode has a visible symbol for each of the old control codes. */
function symbolOf(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '␡' : '�';
}

/** More than these nobody reads beside the findings of a change. */
const limit = 10;

/** What is wrong in files that a change leaves alone, as far as it stops the site. */
interface Elsewhere {
  /** “1 error elsewhere”. */
  count: string;
  /** One for each error, in plain text; the last may count the rest. */
  lines: string[];
}

/** @returns `undefined` where nothing elsewhere stops the site */
export function elsewhereOf({ elsewhere }: Report): Elsewhere | undefined {
  if (elsewhere.length === 0) return undefined;
  const lines = elsewhere
    .slice(0, limit)
    .map(({ file, line, message }) => `${file}, line ${line}: ${message}`);
  const rest = elsewhere.length - lines.length;
  if (rest > 0) lines.push(`… and ${rest} more.`);
  return { count: `${counted(elsewhere.length, 'error')} elsewhere`, lines };
}

/** Findings about one file. */
export interface FileFindings {
  file: string;
  findings: readonly Diagnostic[];
}

/** Groups findings by their file, both in the order in which they come. */
export function byFile(diagnostics: readonly Diagnostic[]): FileFindings[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.file);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.file, [diagnostic]);
  }
  return [...groups].map(([file, findings]) => ({ file, findings }));
}
