/** What delivery needs from its environment; tests supply their own. */
export interface Surroundings {
  fetch: typeof fetch;
  /**
   * Does something later.
   * @returns a function that cancels it
   */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
  /** Whether anything can be reached just now. */
  isOnline: () => Promise<boolean>;
  /**
   * Starts watching the page.
   * @returns a function that says whether it was left since, even if the back button restored it
   */
  watchLeaving: () => () => boolean;
}

/** The browser’s own; wrapped, because its functions throw when called on another object. */
export const browserSurroundings: Surroundings = {
  fetch: (input, init) => fetch(input, init),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  random: () => Math.random(),
  // Browsers can be wrong about it, both ways; asking whether our own page answers does no harm.
  isOnline: () =>
    Promise.race([
      fetch(location.href, { method: 'HEAD', cache: 'no-store' })
        // An answer that is not read to its end counts as aborted.
        .then((answer) => answer.text())
        .then(
          () => true,
          () => false,
        ),
      pass(10_000, browserSurroundings).then(() => false),
    ]),
  watchLeaving: () => {
    let isLeft = false;
    addEventListener('pagehide', () => (isLeft = true), { once: true });
    return () => isLeft;
  },
};

/** Lets time pass. */
export const pass = (milliseconds: number, { after }: Pick<Surroundings, 'after'>) =>
  new Promise<void>((resolve) => {
    after(milliseconds, resolve);
  });
