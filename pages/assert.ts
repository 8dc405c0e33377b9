/** Stops the build on what can only be a mistake in our code. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Bug: ${message}`);
}
