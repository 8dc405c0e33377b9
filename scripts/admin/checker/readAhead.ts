import { factsOf } from './checkTexts.ts';
import type { OpenRepository } from './openRepository.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Has all texts looked at once the CMS has read them and while nobody waits, as that takes longer
 * than all checks together.
 */
export function readAhead(repository: OpenRepository): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    for (const [path, text] of await repository.texts()) {
      factsOf(path, text);
      await new Promise((resolve) => setTimeout(resolve, breath));
    }
  }, pause);
}

/** Milliseconds without a text that are the end of them. */
const pause = 500;

/** Milliseconds between two texts, in which the page answers to what somebody does. */
const breath = 20;
