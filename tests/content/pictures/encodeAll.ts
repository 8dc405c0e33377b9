import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { renditionBatches, updatePictures } from '../../../scripts/content/emit/updatePictures.ts';
import { foldersIn } from '../../../scripts/content/source/folders.ts';
import { indexPictures } from '../../../scripts/content/source/pictureIndex.ts';

/**
 * Encodes the pictures of the project that the command line names, as a build does, and prints by
 * how many megabytes the process grew meanwhile. With `killed` behind, it ends without a word once
 * the first picture is done.
 */
const [root = '', how] = process.argv.slice(2);
const before = process.memoryUsage.rss();
let most = before;
// What the system notes as the most begins with the memory of the process that started this one.
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 5);
const folders = foldersIn(root);
const { pictures } = await indexPictures(folders, await readdir(folders.images));
const batches = renditionBatches(pictures, folders.images, folders.public);
await updatePictures(path.join(folders.public, 'pictures'), {
  batches,
  onProgress: (done) => {
    if (how === 'killed' && done > 0) process.kill(process.pid, 'SIGKILL');
  },
});
clearInterval(watch);
console.log((most - before) / 1024 / 1024);
