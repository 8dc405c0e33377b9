import path from 'node:path';
import { currentFolders } from '../content/source/folders.ts';
import { buildSite } from './buildSite.ts';

const root = process.cwd();
const result = await buildSite(root);
if (result) {
  const { pages, rendered, changed } = result;
  process.stdout.write(
    `${pages} pages, ${rendered} rendered; ${changed} files in ${path.relative(root, currentFolders(root).site)} changed.\n`,
  );
} else {
  process.exitCode = 1;
}
