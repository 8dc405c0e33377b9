import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { placeProblem } from './placeProblem.js';

// Loaded before each of our programs.

const problem = placeProblem(process.cwd(), process.env.CONTENT);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}

// Node runs TypeScript on its own since 22.18, and starts faster that way than with tsx; since 22.8
// it can keep what it compiled.
module.enableCompileCache?.(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
