import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readLedger, writeLedger } from '../../ledger.ts';
import { listFiles } from '../../listFiles.ts';
import { writeWhole } from '../../writeWhole.ts';
import { collectionTypes } from '../contentTypes.ts';
import { compilerVersion } from '../facts/compilerVersion.ts';
import type { Folders } from '../folders.ts';
import { bodyOf, sourceOf } from '../markdown/bodyOf.ts';
import { bodyPicturePath } from '../markdown/bodyPicturePath.ts';
import { renderBody } from '../markdown/renderBody.ts';
import { collectionsWithBodies, type Entry } from '../model.ts';
import type { SiteContent } from './modules.ts';

/** Where bodies are, below `generated/`. */
export const bodiesFolder = 'bodies';

/**
 * Brings the folder of rendered bodies up to date. A body is rendered again when its words, its
 * pictures or the code have changed; the others are not even read, as there may be thousands.
 * @returns the paths below `generated/` that changed
 */
export async function updateBodies(content: SiteContent, folders: Folders): Promise<string[]> {
  const ledger = path.join(folders.cache, 'bodies.json');
  const known = await readLedger(ledger, compilerVersion());
  const existing = new Set(listFiles(path.join(folders.generated, bodiesFolder)));
  const made: Record<string, string> = {};
  const changed: string[] = [];
  for (const { file, entry, folder } of bodiesOf(content)) {
    made[file] = origin(entry, folder, content);
    if (existing.delete(file) && known[file] === made[file]) continue;
    await writeWhole(fileIn(folders, file), render(entry, folder, content));
    changed.push(file);
  }
  for (const file of existing) {
    await rm(fileIn(folders, file));
    changed.push(file);
  }
  if (changed.length > 0) await writeLedger(ledger, compilerVersion(), made);
  return changed.map((file) => `${bodiesFolder}/${file}`);
}

const fileIn = ({ generated }: Folders, file: string) => path.join(generated, bodiesFolder, file);

const bodiesOf = ({ model: { collections } }: SiteContent) =>
  collectionsWithBodies.flatMap((name) =>
    collections[name].map((entry: Entry<unknown>) => ({
      file: `${name}/${entry.slug}.json`,
      entry,
      folder: collectionTypes[name].folder,
    })),
  );

/** All that a body is made from, as a hash. */
function origin({ facts }: Entry<unknown>, folder: string, content: SiteContent): string {
  const pictures = facts.body?.pictures.map(({ url }) =>
    content.pictures.get(bodyPicturePath(folder, url) ?? ''),
  );
  const { hash } = sourceOf(content.folder, facts) ?? {};
  return createHash('sha256')
    .update(JSON.stringify([hash, pictures, content.base]))
    .digest('base64');
}

function render({ facts }: Entry<unknown>, folder: string, content: SiteContent): string {
  const { pictures, base } = content;
  const html = renderBody(bodyOf(content.folder, facts), { folder, pictures, base });
  return JSON.stringify({ html });
}
