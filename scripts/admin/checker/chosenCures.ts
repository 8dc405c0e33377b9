import { apart, replaced, replacementOf } from '../../content/check/cures/replacement.ts';
import type { Diagnostic } from '../../content/model/diagnostic.ts';

/** The corrections that an editor chose for a file. */
interface ChosenCures {
  /** Chooses those of findings on a text. */
  add: (text: string, found: readonly Diagnostic[]) => void;
  /** @returns a text with those of its findings’ cures that were chosen */
  put: (text: string, found: readonly Diagnostic[]) => string;
  clear: () => void;
}

const chosen = new Map<string, Set<string>>();

/**
 * What was corrected cannot be shown in the form before it is saved. Where something else keeps it
 * from that, it is remembered, and corrected again without asking at the next try.
 * @param path of the file
 */
export function chosenCures(path: string): ChosenCures {
  const keys = chosen.get(path) ?? new Set();
  chosen.set(path, keys);
  return {
    add(text, found) {
      for (const each of found) keys.add(keyOf(text, each));
    },
    put(text, found) {
      const own = found.filter((each) => keys.has(keyOf(text, each)));
      return replaced(text, apart(own.flatMap((each) => replacementOf(text, each) ?? [])));
    },
    clear() {
      chosen.delete(path);
    },
  };
}

/** A correction without its place, which moves with what is typed above. */
function keyOf(text: string, found: Diagnostic): string {
  const { old, text: instead } = replacementOf(text, found) ?? {};
  return [found.rule, old, instead].join('\n');
}
