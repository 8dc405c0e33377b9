import { availableParallelism } from 'node:os';

/**
 * Works on items side by side, as many at a time as there are processors.
 * @param work is called in the order of the items
 * @returns the results in that order too
 */
export async function inParallel<T, R>(
  items: Iterable<T>,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const left = [...items].entries();
  const results: R[] = [];
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
