import type { Diagnostic } from '../diagnostic.ts';
import { bodyOf } from '../markdown/bodyOf.ts';
import type { ContentModel } from '../model.ts';
import type { ContentFolder } from '../read/contentFolder.ts';
import { finding, locate } from '../rules/finding.ts';
import { flatText } from '../words/flatText.ts';
import type { ByAge } from './byAge.ts';
import { copies } from './copies.ts';
import { firstLineOfBody } from './firstLineOfBody.ts';

/** A shorter text may be the same by chance. */
const minLength = 200;

/**
 * Checks that no article and no service’s page has the whole text of another one; a city’s page must
 * differ in more than that.
 * @param compare tells which of two pages was there first
 */
export function checkCopiedBodies(
  { collections }: ContentModel,
  folder: ContentFolder,
  compare: ByAge,
): Diagnostic[] {
  return ([collections.posts, collections.services] as const).flatMap((entries) => {
    const shapes = entries.map(({ facts }) => ({ facts, key: facts.body?.shape ?? '' }));
    const alike = copies(shapes, compare).flatMap(({ copy, original }) => [copy.facts, original]);
    const bodies = [...new Set(alike)]
      .map((facts) => ({ facts, key: flatText(bodyOf(folder, facts)) }))
      .filter(({ key }) => key.length > minLength);
    return copies(bodies, compare).map(({ copy: { facts }, original }) =>
      locate(
        finding('copied-text', { other: original.file }),
        facts.file,
        firstLineOfBody(facts, folder),
      ),
    );
  });
}
