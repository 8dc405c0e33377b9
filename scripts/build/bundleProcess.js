import { build } from 'vike/api';

// The build that waited for the bundle is gone.
process.once('disconnect', () => process.exit());
// In a process of its own: the bundler keeps a processor busy and holds on to its memory.
await build({ viteConfig: { configFile: 'scripts/build/vite.config.ts', logLevel: 'warn' } });
// What the bundler leaves running must not keep the build waiting.
process.exit();
