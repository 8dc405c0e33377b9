import { parentPort } from 'node:worker_threads';
// A thread starts with JavaScript alone, whatever runs the one that it helps.
import '../../typescript.js';

const { gatherBatch } = await import('./gatherMany.ts');

parentPort?.on('message', async ({ batch, cache }) => {
  parentPort?.postMessage(await gatherBatch(batch, cache));
});
