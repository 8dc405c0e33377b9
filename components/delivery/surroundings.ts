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
  isOnline: () => boolean;
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
  isOnline: () => navigator.onLine,
};

/** Lets time pass. */
export const pass = (milliseconds: number, { after }: Pick<Surroundings, 'after'>) =>
  new Promise<void>((resolve) => {
    after(milliseconds, resolve);
  });
