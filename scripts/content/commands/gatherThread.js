import { parentPort } from 'node:worker_threads';
// A new thread can only run JavaScript at first, however the main thread was started.
import '../../typescript.js';

const { gatherBatch } = await import('./gatherMany.ts');

parentPort?.on('message', async ({ batch, cache }) => {
  parentPort?.postMessage(await gatherBatch(batch, cache));
});
