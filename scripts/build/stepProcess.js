import { once } from 'node:events';

// Vite and Vike run in processes of their own: they keep a processor busy and hold on to their
// memory. They are JavaScript, as loading them through tsx takes twice as long on older Node.

const viteConfig = { configFile: 'scripts/build/vite.config.ts', logLevel: 'warn' };

/** The build knows which pages are due. @type {Vike.PageContext['choosePages']} */
async function choosePages(pages) {
  process.send?.(pages);
  const [due] = await once(process, 'message');
  return due;
}

/** @type {Record<import('./runStep.ts').Step, () => Promise<unknown>>} */
const steps = {
  async code() {
    const { build } = await import('vike/api');
    await build({ viteConfig });
  },
  async admin() {
    const { build } = await import('vite');
    await build({ configFile: 'scripts/admin/vite.config.ts', logLevel: 'warn' });
  },
  async pages() {
    const { prerender } = await import('vike/api');
    await prerender({ viteConfig, pageContextInit: { choosePages } });
  },
};

// The build that waited for the step is gone.
process.once('disconnect', () => process.exit());
try {
  await steps[/** @type {import('./runStep.ts').Step} */ (process.argv[2])]();
} catch (error) {
  // Vike has its own handler for uncaught errors, which carries on.
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
// What the bundler leaves running must not keep the build waiting.
process.exit();
