import type { ChangesOutline } from '../changes/outline.ts';
import { pasteFor } from '../content/check/cures/replacement.ts';
import { type Diagnostic, errorsFirst, type Report } from '../content/model/diagnostic.ts';
import { shortened } from '../content/model/words.ts';
import { type Review, reviewLimits } from './review.ts';

/** What the checks of a pull request wrote. */
interface Checked {
  report: Report;
  changes?: ChangesOutline | undefined;
  trouble?: string | undefined;
}

/**
 * Sums up what the checks found out, no longer than a review may be.
 * @param readSource the text of a file by the path that findings name
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
        const write = exactLine(found, all, readSource(file));
        const words = { file: cut(file), message: cut(message), help: cut(help) };
        return { ...words, line, severity, ...(write !== undefined && { write }) };
      }),
    ...(trouble && { trouble: cut(trouble) }),
    ...(changes && { changes: cutOutline(changes) }),
  };
  return withinSize(review);
}

/** Of changes beyond measure the sentence is left; the run’s page has them. */
function withinSize(review: Review): Review {
  const { changes } = review;
  if (!changes || JSON.stringify(review).length <= reviewLimits.size) return review;
  return { ...review, changes: { ...changes, sections: [] } };
}

/** The line with all of its cures, where they are exact. */
function exactLine(found: Diagnostic, all: readonly Diagnostic[], source: string | undefined) {
  const beside = all.filter(({ file }) => file === found.file);
  const paste = found.addition ? undefined : pasteFor(source, found, beside);
  return paste?.kind === 'line' ? paste.text : undefined;
}

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
