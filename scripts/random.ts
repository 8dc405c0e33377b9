/** Seeded random source: the same name always gives the same numbers, on every machine. */
export type Rng = {
  readonly next: () => number;
  readonly range: (min: number, max: number) => number;
  readonly int: (min: number, max: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
};

const hash = (name: string): number => {
  let h = 2166136261;
  for (const ch of name) {
    h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 16777619);
  }
  return h >>> 0;
};

/** Makes a random source from a name (mulberry32). */
export const createRng = (name: string): Rng => {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (min: number, max: number): number => min + (max - min) * next();
  const int = (min: number, max: number): number => Math.floor(range(min, max + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) {
      throw new Error('pick needs at least one item');
    }
    return item;
  };
  return { next, range, int, pick, chance: (probability) => next() < probability };
};
