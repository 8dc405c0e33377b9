import { writeFileSync } from 'node:fs';
import path from 'node:path';

// Loaded before a measured program and before those that it starts: when one of them ends, it
// writes what it took to a file of its own.
const start = Date.now();
process.on('exit', () => {
  // Node gives kilobytes: https://nodejs.org/api/process.html#processresourceusage
  const megabytes = process.resourceUsage().maxRSS / 1024;
  const file = path.join(String(process.env.METER), `${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ start, end: Date.now(), megabytes }));
});
