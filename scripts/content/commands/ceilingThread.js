import { readdirSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

/** @type {import('./ceiling.ts').Ceiling & { content: string }} */
const { seconds, megabytes, content } = workerData;

const began = Date.now();

setInterval(() => {
  const isLong = Date.now() - began > seconds * 1000;
  const isLarge = process.memoryUsage.rss() > megabytes * 1024 * 1024;
  if (!isLong && !isLarge) return;
  const taken = isLong ? `longer than ${seconds} seconds` : `more than ${megabytes} MB of memory`;
  // Synchronous, because the usual streams wait for the main thread, which is busy.
  writeSync(
    2,
    `The check was stopped because it took ${taken}; ordinary text takes seconds. ${largest()}Look at what you changed last, and undo whatever is too long for a page.\n`,
  );
  process.kill(process.pid);
}, 100);

/** @returns a sentence that names the text most likely to blame */
function largest() {
  try {
    const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:md|ya?ml)$/.test(file))
      .map((file) => ({ file, size: statSync(path.join(content, file)).size }))
      .sort((a, b) => b.size - a.size);
    const [first] = texts;
    if (!first) return '';
    return `The largest text is ${first.file.replaceAll(path.sep, '/')}, at ${Math.ceil(first.size / 1024)} KB. `;
  } catch {
    return '';
  }
}
