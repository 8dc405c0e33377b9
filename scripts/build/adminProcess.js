import { build } from 'vite';

// The build that waited for the bundle is gone.
process.once('disconnect', () => process.exit());
await build({ configFile: 'scripts/admin/vite.config.ts', logLevel: 'warn' });
process.exit();
