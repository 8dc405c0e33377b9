import type { RuleId } from '../rules/catalogue.ts';

/**
 * Rules whose suggestion replaces one name by another that exists, so that nothing an editor wrote
 * is lost. A rule that is not listed is left to a person.
 */
export const safeRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'unknown-field',
  'not-allowed',
  'unknown-reference',
  'missing-picture',
  'unknown-page',
  'unknown-anchor',
  'relative-link',
]);
