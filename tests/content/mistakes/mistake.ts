import type { RuleId } from '../../../scripts/content/model/rules/catalogue.ts';
import type { ContentCopy } from '../contentCopy.ts';

/**
 * A mistake in the sample content, and the one finding that it must cause; `reports/` has its
 * words.
 */
export interface Mistake {
  name: string;
  make: (copy: ContentCopy) => Promise<unknown>;
  /** The file below `content/` that the one finding must name. */
  file: string;
  rule: RuleId;
  /** The text in that file that the finding must point to; the start of the file by default. */
  mark?: string | RegExp;
  /** Points at the last of several equal marks. */
  lastMark?: boolean;
  /** Found only by the check before the site goes live. */
  isLaunch?: boolean;
}

/** An article to make mistakes in. */
export const post = 'posts/roscoe-premium-shingles.md';

/** Words for two files that must not have the same ones. */
export const twice =
  'A description that is long enough to pass, and that could stand in two files.';
