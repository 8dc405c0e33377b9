/** A source of random numbers. */
export type Rng = ReturnType<typeof createRng>;

/**
 * Makes a source of random numbers (mulberry32).
 * @param name the same name always gives the same numbers, on every machine
 */
export function createRng(name: string) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (min: number, max: number): number => min + (max - min) * next();
  const int = (min: number, max: number): number => Math.floor(range(min, max + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('pick needs at least one item');
    return item;
  };
  const chance = (probability: number): boolean => next() < probability;
  return { next, range, int, pick, chance };
}
