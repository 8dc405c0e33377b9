import { once } from 'node:events';
import { prerender } from 'vike/api';

// The build that waited for the pages is gone.
process.once('disconnect', () => process.exit());

/** The build knows which pages are due. @type {Vike.PageContext['choosePages']} */
async function choosePages(pages) {
  process.send?.(pages);
  const [due] = await once(process, 'message');
  return due;
}

try {
  await prerender({
    viteConfig: { configFile: 'scripts/build/vite.config.ts', logLevel: 'warn' },
    pageContextInit: { choosePages },
  });
} catch (error) {
  // Vike has its own handler for uncaught errors, which carries on.
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
process.exit();
