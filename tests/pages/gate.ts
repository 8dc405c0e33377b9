/** A promise that a test resolves when it is time; in Node 22 it is `Promise.withResolvers`. */
export function gate(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
