import { hash as hashOf } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Root } from 'mdast';
import { compilerVersion } from '../../codeVersion.ts';
import { planRemake } from '../../remake.ts';
import {
  bodyOf,
  bodyPicturePath,
  type ContentFolder,
  downloadAt,
  sourceOf,
} from '../model/contentFolder.ts';
import type { Entry } from '../model/contentModel.ts';
import { collectionsWithBodies, collectionTypes } from '../model/contentTypes.ts';
import type { FileFacts } from '../model/fileFacts.ts';
import { linkedPath } from '../model/routes.ts';
import { loadTree } from '../source/factStore.ts';
import type { Folders } from '../source/folders.ts';
import { parseMarkdown } from '../source/markdown.ts';
import type { SiteContent } from './modules.ts';
import { bodiesFolder, bodyFile, bodyWriter, shownOf } from './renderBody.ts';

/**
 * Brings the folder of rendered bodies up to date. There may be thousands, so a body is rendered
 * again only when its words, its pictures or the code have changed.
 * @returns the paths below that folder that changed
 */
export async function updateBodies(content: SiteContent, folders: Folders): Promise<string[]> {
  const folder = path.join(folders.data, bodiesFolder);
  const { due, finish } = await planRemake({
    folder,
    wanted: wantedBodies(content),
    ledger: path.join(folders.cache, 'bodies.json'),
    version: compilerVersion(),
  });
  // One at a time and synchronously: awaiting each of thousands takes longer than writing them.
  for (const [index, { file, facts, textOf }] of due.entries()) {
    // Let other work of the build go on meanwhile.
    if (index % 100 === 99) await setImmediate();
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, textOf(treeOf(content, facts)));
  }
  const changed = await finish((file) => file.endsWith('.json'));
  return changed.map((file) => `${bodiesFolder}/${file}`);
}

/** The bodies that should exist, each with what makes its text. */
function wantedBodies(content: SiteContent) {
  return collectionsWithBodies.flatMap((name) => {
    const { folder } = collectionTypes[name];
    const textOf = bodyWriter(folder, content);
    const entries: readonly Entry<unknown>[] = content.model.collections[name];
    return entries.map(({ slug, facts }) => ({
      file: bodyFile(name, slug),
      origin: originOf(facts, folder, content),
      facts,
      textOf,
    }));
  });
}

/** A hash of everything that a body is made from. */
function originOf(facts: FileFacts, folder: string, content: SiteContent): string {
  const pictures = facts.body?.pictures.map(({ url }) =>
    content.pictures.get(bodyPicturePath(folder, url) ?? ''),
  );
  const filled = facts.body?.placeholders.map((name) => content.values[name]);
  const { away } = content.model;
  const unlinked = facts.body?.links.filter(({ url }) => away.has(linkedPath(url)));
  const urls = unlinked?.map(({ url }) => url);
  const sizes = facts.body?.links.map(({ url }) =>
    content.downloads.get(downloadAt(folder, url) ?? ''),
  );
  const site = shownOf(content);
  const { hash } = sourceOf(content.folder, facts) ?? {};
  const inputs = [hash, pictures, filled, content.base, site, sizes, urls];
  return hashOf('sha256', JSON.stringify(inputs), 'base64');
}

/**
 * The tree of a file’s body; parsed again if the one from the check was lost.
 * @param content with the absolute path of the folder that keeps the trees from the check
 */
export function treeOf(
  { folder, cache }: { folder: ContentFolder; cache: string },
  facts: FileFacts,
): Root {
  const place = facts.body?.tree;
  return (place && loadTree(cache, place)) ?? parseMarkdown(bodyOf(folder, facts));
}
