/**
 * Whether a file’s time is the one that it was given or had: file systems round times, and some keep
 * no parts of a millisecond.
 * @param a in milliseconds, as `b`
 */
export const isSameTime = (a: number, b: number): boolean => Math.abs(a - b) < 2;
