import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Loaded before each program of ours. Node runs TypeScript by itself since 22.18, sooner than tsx
// does, and remembers what it compiled since 22.8.
module.enableCompileCache?.(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
