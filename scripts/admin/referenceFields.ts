import { type CollectionName, collectionTypes, namesOf } from '../content/model/contentTypes.ts';
import type { ReferenceTarget } from '../content/model/fields.ts';

/** What a form shows for a value, and its options, in the terms of the CMS. */
export interface Widget {
  widget: string;
  [option: string]: unknown;
}

/** The collection of files for pages, and of the others. */
export const pagesName = 'site-pages';
export const companyName = 'company';

/**
 * How one picks what a field refers to.
 * @param target what that is
 */
export function referenceField(target: ReferenceTarget): Widget {
  if (target === 'picture') return { widget: 'image', choose_url: false };
  const list = categoryLists[target];
  if (list) {
    return {
      widget: 'relation',
      collection: pagesName,
      file: list.file,
      value_field: `${list.field}.*.id`,
      display_fields: [`${list.field}.*.name`],
    };
  }
  const name = namesOf(collectionTypes).find(
    (type) => collectionTypes[type].adding.name === target,
  );
  if (!name) return { widget: 'string', use_emoji_autocomplete: false };
  return {
    widget: 'relation',
    collection: name,
    value_field: '{{slug}}',
    display_fields: [titleField(name)],
  };
}

/** The lists of categories, by what refers to one of them. */
export const categoryLists: Partial<Record<ReferenceTarget, { file: string; field: string }>> = {
  'post-category': { file: 'blog', field: 'categories' },
  'project-category': { file: 'gallery', field: 'projects.categories' },
};

/** The field by which people know an entry. */
export const titleField = (name: CollectionName): string => collectionTypes[name].adding.titleField;

/** A form names pictures from the root, as the CMS finds them so; a file from the folder `images`. */
export const pictureRoot = '/';
