import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread starts with JavaScript alone, whatever runs the one that it helps.
register();
const { gatherBatch } = await import('./gatherBatch.ts');

parentPort?.on('message', ({ batch, cache }) => {
  parentPort?.postMessage(gatherBatch(batch, cache));
});
