/**
 * The content that code is tested with, as a path from the project’s folder. It has the
 * specification’s words and counts and does not change, so that editors may change anything in
 * theirs without affecting tests of code.
 */
export const sampleContent = 'tests/sample';
