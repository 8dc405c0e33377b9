import { writeFileSync } from 'node:fs';

// Loaded before a program that is measured: when it ends, says what it took.
const started = performance.now();

process.on('exit', () => {
  const seconds = (performance.now() - started) / 1000;
  // Node gives kilobytes: https://nodejs.org/api/process.html#processresourceusage
  const megabytes = process.resourceUsage().maxRSS / 1024;
  writeFileSync(String(process.env.METER), JSON.stringify({ seconds, megabytes }));
});
