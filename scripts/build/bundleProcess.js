import { build } from 'vike/api';

// Nobody waits for the bundle any more.
process.once('disconnect', () => process.exit());
// Apart from the build that waits for it: the bundler keeps a processor busy, and its memory.
await build({ viteConfig: { configFile: 'scripts/build/vite.config.ts', logLevel: 'warn' } });
// What the bundler leaves running must not keep the build waiting.
process.exit();
