import type { ContentModel } from '../model.ts';
import type { ReferenceTarget } from '../schemas/fields.ts';

/** What a field can name, paths apart: those are looked up among the pages. */
export type NameTarget = Exclude<ReferenceTarget, 'path'>;

/** @returns what exists, by target; `undefined` where the file that says so is itself broken */
export function existingNames({
  singles: { blog, gallery },
  slugs,
  pictures,
}: ContentModel): Record<NameTarget, ReadonlySet<string> | undefined> {
  const setOf = (names: readonly string[] | undefined) => names && new Set(names);
  return {
    service: setOf(slugs.services),
    city: setOf(slugs.cities),
    'post-category': setOf(blog?.value.categories.map(({ id }) => id)),
    'project-category': setOf(
      gallery?.value.projects.categories.map(({ id }) => id).filter((id) => id !== 'all'),
    ),
    picture: pictures,
  };
}
