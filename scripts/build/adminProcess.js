import { build } from 'vite';

// Nobody waits for the bundle any more.
process.once('disconnect', () => process.exit());
await build({ configFile: 'scripts/admin/vite.config.ts', logLevel: 'warn' });
process.exit();
