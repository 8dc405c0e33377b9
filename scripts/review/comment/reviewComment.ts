import { markdownChanges } from '../../changes/markdownChanges.ts';
import { fitting, markdownFence, markdownText } from '../../content/report/plainText.ts';
import type { Review } from '../review.ts';
import { isReady, verdictOf } from '../verdict.ts';

/** Tells our comment from others; nobody sees it. */
export const commentMark = '<!-- review of content -->';
/** Stands in a comment that asks for something. */
const openMark = '<!-- to mend -->';

/** Where to see more. */
interface ReviewLinks {
  /** The run that the review is of. */
  run: string;
  pictures?: string | undefined;
  /** The site as the branch would have it. */
  preview?: string | undefined;
  /** The commit that was looked at. */
  commit: string;
}

/** GitHub refuses a comment above 65,536 characters. */
const maxLength = 60_000;

/**
 * The comment on a pull request. All that the review says is escaped, whatever it says.
 * @param review `undefined` where none could be read
 * @param last what our comment said so far, if there is one
 */
export function reviewComment(
  review: Review | undefined,
  links: ReviewLinks,
  last: string | undefined,
): string {
  const { pictures, preview, run, commit } = links;
  const ready = review !== undefined && isReady(review);
  const isMended = ready && last?.includes(openMark);
  const verdict = review ? verdictOf(review) : 'The checks did not finish';
  const more = [
    preview && `[See the site as it would be](${preview})`,
    pictures && `[Pictures before and after](${pictures}) (a page to download and open)`,
    `[Full report](${run})`,
  ];
  const head = [
    `${commentMark}${ready ? '' : openMark}`,
    `## ${isMended ? `Fixed. ${markdownText(verdict)}` : markdownText(verdict)}`,
    more.filter(Boolean).join(' · '),
  ];
  const body = review ? bodyOf(review) : 'The full report says why.';
  const foot = `<sub>For commit ${markdownText(commit.slice(0, 10))}. This comment is updated automatically.</sub>`;
  const cut =
    body.length > maxLength ? `${body.slice(0, body.lastIndexOf('\n', maxLength))}\n\n…` : body;
  return [...head, cut, foot].join('\n\n');
}

function bodyOf(review: Review): string {
  const { trouble, changes } = review;
  return [
    trouble && markdownText(trouble),
    toMend(review),
    changes && `### What changes\n\n${markdownChanges(changes)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Half of the comment is for what changes. */
function toMend({ findings, errors, warnings }: Review): string {
  if (findings.length === 0) return '';
  const told = fitting(findings.map(entryOf), maxLength / 2);
  const rest = errors + warnings - told.length;
  const more = rest > 0 ? [`- … and ${rest} more.`] : [];
  return ['### To fix', '', ...told, ...more].join('\n');
}

/** An entry of a list, with what to paste. */
function entryOf({ file, line, severity, message, help, paste }: Review['findings'][number]) {
  const place = `${markdownText(file)}, line ${line}${severity === 'warning' ? ' (could be better)' : ''}`;
  const words = `- **${place}:** ${markdownText(message)} ${markdownText(help)}`;
  if (!paste) return words;
  const fence = markdownFence(paste.text, file.endsWith('.md') ? 'md' : 'yaml');
  return [words, '', `${markdownText(paste.label)}:`, '', ...fence.split('\n')].join('\n  ');
}
