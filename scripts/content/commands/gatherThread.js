import { parentPort } from 'node:worker_threads';
// A new thread can only run JavaScript at first, however the main thread was started.
import '../../typescript.js';

const { gatherBatch } = await import('./readFacts.ts');

parentPort?.on('message', async ([files, cache]) => {
  parentPort?.postMessage(await gatherBatch(files, cache));
});
