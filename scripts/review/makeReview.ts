import type { ChangesReport } from '../changes/changesFormats.ts';
import type { ChangesOutline } from '../changes/outline.ts';
import { curedLines, pasteFor } from '../content/check/cures/replacement.ts';
import { type Diagnostic, errorsFirst, isError, type Report } from '../content/model/diagnostic.ts';
import { shortened } from '../content/model/words.ts';
import { sourceOfPage } from '../pageCheck/checkPages.ts';
import { type Review, reviewLimits } from './review.ts';

/** What the checks of a pull request found. */
interface Checked {
  report: Report;
  changes?: ChangesOutline | undefined;
  trouble?: string | undefined;
}

/**
 * Sums up what the checks found, within the limits of a review.
 * @param readSource returns the text of a file by the path in findings
 */
export function makeReview(
  { report, changes, trouble }: Checked,
  readSource: (file: string) => string | undefined,
): Review {
  const { diagnostics, elsewhere, errors, warnings } = report;
  const all = [...diagnostics, ...elsewhere];
  const review: Review = {
    errors: errors + elsewhere.length,
    warnings,
    findings: errorsFirst(all)
      .slice(0, reviewLimits.findings)
      .map((found) => {
        const { file, line, severity, message, help } = found;
        const words = { file: cut(file), message: cut(message), help: cut(help) };
        return { ...words, line, severity, ...cureOf(found, all, readSource(file)) };
      }),
    ...(trouble && { trouble: cut(trouble) }),
    ...(changes && { changes: cutOutline(changes) }),
  };
  return withinSize(review);
}

/** If there are too many changes, only their sentence is kept; the run’s page has all of them. */
function withinSize(review: Review): Review {
  const { changes } = review;
  if (!changes || JSON.stringify(review).length <= reviewLimits.size) return review;
  return { ...review, changes: { ...changes, sections: [] } };
}

/** A text that is too long is left out, as half of it would not be a cure. */
function cureOf(
  found: Diagnostic,
  all: readonly Diagnostic[],
  source: string | undefined,
): Pick<Review['findings'][number], 'paste' | 'lines'> {
  const beside = all.filter(({ file }) => file === found.file);
  const paste = pasteFor(source, found, beside);
  const lines = curedLines(source, found, beside);
  return {
    ...(fits(paste) && { paste: { label: cut(paste.label), text: paste.text } }),
    ...(fits(lines) && { lines }),
  };
}

const fits = <Cure extends { text: string }>(cure: Cure | undefined): cure is Cure =>
  cure !== undefined && cure.text.length <= reviewLimits.text;

const cut = (text: string) => shortened(text, reviewLimits.text - 1);

function cutOutline({ sentence, sections }: ChangesOutline): NonNullable<Review['changes']> {
  return {
    sentence: cut(sentence),
    sections: sections.slice(0, reviewLimits.sections).map(({ heading, entries }) => ({
      heading: withCount(heading, entries.length - reviewLimits.entries),
      entries: entries.slice(0, reviewLimits.entries).map(({ title, path, lines }) => ({
        title: cut(withCount(shortened(title), lines.length - reviewLimits.lines)),
        ...(path && { path: cut(path) }),
        lines: lines.slice(0, reviewLimits.lines).map(({ label, parts }) => ({
          label: cut(label),
          parts: parts
            .slice(0, reviewLimits.parts)
            .map(({ text, mark }) => ({ text: cut(text), ...(mark && { mark }) })),
        })),
      })),
    })),
  };
}

const withCount = (words: string, left: number) =>
  left > 0 ? `${words} (and ${left} more)` : words;

/** As `--format json` writes them. */
export interface Findings {
  errors: number;
  warnings: number;
  problems: Diagnostic[];
  elsewhere?: Diagnostic[];
}

/** Leaves out warnings about pages that the branch does not touch. */
export function ofBranch(pages: Findings, told: ChangesReport | undefined): Findings {
  if (!told || !('changes' in told)) return pages;
  const { added, moved, changed, shared } = told.changes;
  const paths = [...added, ...moved, ...changed].map(({ path }) => path);
  const touched = new Set([...paths, ...shared.flatMap((one) => one.pages)].map(sourceOfPage));
  const problems = pages.problems.filter((found) => isError(found) || touched.has(found.file));
  const left = pages.problems.length - problems.length;
  return { ...pages, problems, warnings: pages.warnings - left };
}
