import { readFile, writeFile } from 'node:fs/promises';
import { currentFolders } from '../../source/folders.ts';
import { rememberSamples } from './rememberSamples.ts';

const file = 'scripts/content/check/launch/shippedSamples.json';
const before = await readFile(file, 'utf8');
const samples = await rememberSamples(currentFolders(), JSON.parse(before));
const text = `${JSON.stringify(samples, null, 2)}\n`;
if (text !== before) await writeFile(file, text);
process.stdout.write(
  `${samples.words.length} texts and ${samples.pictures.length} pictures are known as samples.\n`,
);
