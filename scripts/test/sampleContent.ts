/**
 * The content that code is tested on, as a path from the project’s folder. It has the specification’s
 * words and counts and stays as it is, so that editors may change anything of theirs without a test
 * of code noticing.
 */
export const sampleContent = 'tests/sample';
