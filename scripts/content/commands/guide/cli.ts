import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { foldersIn } from '../../source/folders.ts';
import { editorFiles } from './editorFiles.ts';

const root = process.cwd();
for (const [file, text] of await editorFiles(foldersIn(root))) {
  const absolute = path.join(root, file);
  const before = await readFile(absolute, 'utf8').catch(() => undefined);
  if (before === text) continue;
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, text);
  process.stdout.write(`${file}: written\n`);
}
