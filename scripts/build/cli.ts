import { buildSite } from './buildSite.ts';

const result = await buildSite(process.cwd());
if (result) {
  const { pages, rendered, changed } = result;
  process.stdout.write(
    `${pages} pages, ${rendered} rendered anew; ${changed} files of dist/client changed.\n`,
  );
} else {
  process.exitCode = 1;
}
