import type { RuleId } from '../../model/rules/catalogue.ts';

// What --fix writes without asking.

/**
 * Rules whose suggestion replaces one name by another that exists. It is a guess: only what is
 * clearly the same name misspelt is put in place without a person.
 */
export const nameRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'unknown-field',
  'not-allowed',
  'unknown-reference',
  'missing-picture',
  'unknown-page',
  'unknown-anchor',
  'relative-link',
]);

/**
 * Rules whose suggestion writes the same words in another way: with it, the page shows what was
 * typed. Where a page is now, and where it was, leaves no doubt either.
 */
export const writingRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'yaml-tab',
  'yaml-indent',
  'yaml-colon-space',
  'yaml-colon-in-text',
  'yaml-quote',
  'yaml-after-quote',
  'yaml-special-sign',
  'yaml-comment',
  'yaml-backslash',
  'yaml-hyphen',
  'yaml-mark',
  'front-matter',
  'yaml-syntax',
  'duplicate-field',
  'missing-field',
  'wrong-type',
  'wrong-form',
  'hidden-sign',
  'quoted-text',
  'not-canonical',
  'markup-in-field',
  'written-fact',
  'heading-space',
  'bold-heading',
  'pretend-list',
  'half-link',
  'old-address',
  'old-address-taken',
  'moved-link',
  'unlisted-move',
]);
