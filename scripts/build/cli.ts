import { buildSite } from './buildSite.ts';

const { ok, rendered, changed } = await buildSite(process.cwd());
if (ok) {
  const pages = rendered ? 'Pages rendered' : 'Pages are as they were';
  process.stdout.write(`${pages}; ${changed} files of dist/client changed.\n`);
} else {
  process.exitCode = 1;
}
