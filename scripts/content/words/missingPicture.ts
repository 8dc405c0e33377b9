import { type Finding, finding } from '../rules/finding.ts';

/**
 * Says that a picture in a text does not exist.
 * @param written how the text names it
 * @param guess the path that was meant, as it must be written there
 */
export function missingPicture(written: string, guess?: string): Finding {
  const help = guess
    ? `Did you mean “${guess}”?`
    : 'Write the path from this file, for example ../images/posts/example.jpg.';
  return finding('missing-picture', { name: written.slice(0, 120) }, { help, suggestion: guess });
}
