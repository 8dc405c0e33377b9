import { availableParallelism } from 'node:os';

/** Is told how many items of a long step are done. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Works on several items at a time.
 * @param work is called in the order of the items
 * @param atATime how many items at most; more than the processors if the work is mostly waiting
 * @returns the results, in the same order
 */
export async function inParallel<T, R>(
  items: Iterable<T>,
  work: (item: T) => Promise<R>,
  atATime = availableParallelism(),
): Promise<R[]> {
  const left = [...items].entries();
  const results: R[] = [];
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}
