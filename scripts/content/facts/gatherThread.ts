import { parentPort } from 'node:worker_threads';
import { gatherBatch } from './gatherBatch.ts';

parentPort?.on('message', ({ batch, cache }) => {
  parentPort?.postMessage(gatherBatch(batch, cache));
});
