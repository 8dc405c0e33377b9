export type FieldPath = readonly (string | number)[];

/** The value at `path`, or `undefined`. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (current, key) => (isRecord(current) && Object.hasOwn(current, key) ? current[key] : undefined),
    value,
  );
}

export const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;
