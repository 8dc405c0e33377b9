import { apart, replaced, replacementOf } from '../../content/check/cures/replacement.ts';
import type { Diagnostic } from '../../content/model/diagnostic.ts';

/** What identifies the corrections that an editor chose, by the file’s path. */
const chosen = new Map<string, Set<string>>();

/**
 * Corrections cannot be shown in the form until it is saved. If something else prevents that, they
 * are remembered, and made again without asking at the next try.
 * @param path of the file
 */
export function chosenCures(path: string) {
  const keys = chosen.get(path) ?? new Set<string>();
  chosen.set(path, keys);
  return {
    /** Chooses the cures of findings in a text. */
    add(text: string, found: readonly Diagnostic[]) {
      for (const each of found) keys.add(keyOf(text, each));
    },
    /** @returns the text with the chosen cures of its findings applied */
    put(text: string, found: readonly Diagnostic[]) {
      const own = found.filter((each) => keys.has(keyOf(text, each)));
      return replaced(text, apart(own.flatMap((each) => replacementOf(text, each) ?? [])));
    },
    clear: () => chosen.delete(path),
  };
}

/** Identifies a correction without its place, which moves with what is typed above it. */
function keyOf(text: string, found: Diagnostic): string {
  const { old, text: instead } = replacementOf(text, found) ?? {};
  return [found.rule, old, instead].join('\n');
}
