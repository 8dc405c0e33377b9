import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { foldersIn } from '../../../scripts/content/folders.ts';
import { renditionBatches } from '../../../scripts/content/pictures/encodePicture.ts';
import { indexPictures } from '../../../scripts/content/pictures/pictureIndex.ts';
import { updatePictures } from '../../../scripts/content/pictures/updatePictures.ts';

/** Encodes the pictures of the project that the command line names, as a build does. */
const folders = foldersIn(String(process.argv[2]));
const { pictures } = await indexPictures(folders, await readdir(folders.images));
const batches = renditionBatches(pictures, folders.images, folders.public);
await updatePictures(path.join(folders.public, 'pictures'), { batches });
