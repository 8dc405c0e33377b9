import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread starts with JavaScript alone, whatever runs the one that it helps.
register();
const { gatherBatch } = await import('./gatherMany.ts');

parentPort?.on('message', async ({ batch, cache }) => {
  parentPort?.postMessage(await gatherBatch(batch, cache));
});
