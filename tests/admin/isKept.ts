import { expect } from '@playwright/test';
import type { Editor } from './openGitHub.ts';

/**
 * Waits until the browser has stored what was typed, which the CMS does half a second later.
 * @param words that are part of it
 */
export const isKept = ({ page }: Pick<Editor, 'page'>, words: string) =>
  expect.poll(() => page.evaluate(readBackups)).toContain(words);

/** Runs in the page. */
async function readBackups(): Promise<string> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = reject;
    });
  const found: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      if (!store.includes('backup')) continue;
      found.push(...(await answer(database.transaction(store).objectStore(store).getAll())));
    }
    database.close();
  }
  return JSON.stringify(found);
}
