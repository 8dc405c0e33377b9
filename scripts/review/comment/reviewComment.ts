import { markdownChanges } from '../../changes/changesFormats.ts';
import { fitting, markdownFence, markdownText } from '../../content/report/plainText.ts';
import { isReady, type Review, verdictOf } from '../review.ts';

/** Distinguishes our comment from others; no one sees it. */
export const commentMark = '<!-- review of content -->';
/** Marks a comment that asks for something. */
const openMark = '<!-- to mend -->';

/** Where to see more. */
interface ReviewLinks {
  /** The run that was reviewed. */
  run: string;
  pictures?: string | undefined;
  /** The site as it would be with the branch. */
  preview?: string | undefined;
  /** The commit that was reviewed. */
  commit: string;
}

/** GitHub refuses a comment above 65,536 characters. */
const maxLength = 60_000;

/**
 * The comment on a pull request. Everything in the review is escaped, whatever it says.
 * @param review `undefined` if none could be read
 * @param last what our comment said before, if there is one
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

/** The other half of the comment is for what changes. */
function toMend({ findings, errors, warnings }: Review): string {
  if (findings.length === 0) return '';
  const told = fitting(findings.map(entryOf), maxLength / 2);
  const rest = errors + warnings - told.length;
  const more = rest > 0 ? [`- … and ${rest} more.`] : [];
  return [errors > 0 ? '### To fix' : '### Could be better', '', ...told, ...more].join('\n');
}

/** An entry of a list, with what to paste. */
function entryOf({ file, line, severity, message, help, paste }: Review['findings'][number]) {
  const place = `${markdownText(file)}, line ${line}${severity === 'warning' ? ' (could be better)' : ''}`;
  const words = `- **${place}:** ${markdownText(message)} ${markdownText(help)}`;
  if (!paste) return words;
  const fence = markdownFence(paste.text, file.endsWith('.md') ? 'md' : 'yaml');
  return [words, '', `${markdownText(paste.label)}:`, '', ...fence.split('\n')].join('\n  ');
}
