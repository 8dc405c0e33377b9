import { once } from 'node:events';
import { prerender } from 'vike/api';

// In a process of its own, whose output nobody reads: Vike writes a line for each page.
const choosePages: Vike.PageContext['choosePages'] = async (pages) => {
  process.send?.(pages);
  const [due] = await once(process, 'message');
  return due;
};

// Nobody waits for the pages any more.
process.once('disconnect', () => process.exit());
try {
  await prerender({
    viteConfig: { root: process.cwd(), logLevel: 'warn' },
    pageContextInit: { choosePages },
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
process.exit();
