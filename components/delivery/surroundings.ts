/** What delivery needs of the world around it; tests bring their own. */
export interface Surroundings {
  fetch: typeof fetch;
  /**
   * Does something later.
   * @returns a function that calls it off
   */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 up to, and without, 1. */
  random: () => number;
  /** Whether anything can be reached just now. */
  isOnline: () => Promise<boolean>;
  /**
   * Begins to watch the page.
   * @returns a function that says whether it was left since; the back button may have brought it back
   */
  watchLeaving: () => () => boolean;
}

/** The browser’s own; wrapped, as its functions refuse to be called as another object’s. */
export const browserSurroundings: Surroundings = {
  fetch: (input, init) => fetch(input, init),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  random: () => Math.random(),
  // Browsers are wrong about it, both ways; whether our own page answers can be asked without harm.
  isOnline: () =>
    Promise.race([
      fetch(location.href, { method: 'HEAD', cache: 'no-store' })
        // What is not read to its end counts as broken off.
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
