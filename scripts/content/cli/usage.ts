import { formats } from '../reporters/formats.ts';

/** What the commands take; shown on request and after a mistake. */
export const usage = `Usage:
  npm run check [-- options]   says what is wrong with the content
  npm run compile              also brings generated/ up to date

Options of check:
  --format NAME       how to say it: ${Object.keys(formats).join(', ')};
                      several at once are allowed. Without it: terminal
  --format NAME=FILE  writes that report to a file
  --changed [BASE]    only what this branch touches or breaks, compared with BASE
                      (origin/main, else main); errors elsewhere, which stop the site
                      too, are only named
  --fix               corrects misspelt names, and words that are written in a way that
                      cannot be read, where there is no doubt, and checks again
  --launch            fails while a sample value (placeholder: true) is left
  --help              shows this

A summary without a FILE is added to $GITHUB_STEP_SUMMARY where that is set.
Exit status: 0 fine, 1 errors in the content, 2 the command could not be run.
`;
