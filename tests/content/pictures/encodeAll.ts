import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { renditionBatches, updatePictures } from '../../../scripts/content/emit/updatePictures.ts';
import { foldersIn } from '../../../scripts/content/source/folders.ts';
import { indexPictures } from '../../../scripts/content/source/pictureIndex.ts';

/**
 * Encodes the pictures of the project named on the command line, as a build does, and prints by how
 * many megabytes the process grew. With `killed` after it, the process is killed after the first
 * picture.
 */
const [root = '', how] = process.argv.slice(2);
const before = process.memoryUsage.rss();
let most = before;
// The system’s own maximum includes the memory of the process that started this one.
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 5);
const folders = foldersIn(root);
const { pictures } = await indexPictures(folders, await readdir(folders.images));
const batches = renditionBatches(pictures, folders.images, folders.public);
await updatePictures(path.join(folders.public, 'pictures'), {
  batches,
  prunes: true,
  onProgress: (done) => {
    if (how === 'killed' && done > 0) process.kill(process.pid, 'SIGKILL');
  },
});
clearInterval(watch);
console.log((most - before) / 1024 / 1024);
