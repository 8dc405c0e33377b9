import { collectionTypes, namesOf } from '../content/model/contentTypes.ts';
import type { ReferenceTarget } from '../content/model/fields.ts';

/** A control in a form and its options, as the CMS defines them. */
export interface Widget {
  widget: string;
  [option: string]: unknown;
}

/** The collection of the single files that are pages, and that of the others. */
export const pagesName = 'site-pages';
export const companyName = 'company';

/**
 * The control to pick what a field refers to.
 * @param target the kind of thing it refers to
 */
export function referenceField(target: ReferenceTarget): Widget {
  if (target === 'picture') return { widget: 'image', choose_url: false };
  const list = choiceLists[target];
  if (list) {
    return {
      widget: 'relation',
      collection: list.collection,
      file: list.file,
      value_field: `${list.field}.*.${list.value}`,
      display_fields: [`${list.field}.*.${list.words}`],
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
    display_fields: [collectionTypes[name].adding.titleField],
  };
}

/** A list in a file, whose entries can be chosen elsewhere. */
interface ChoiceList {
  collection: string;
  file: string;
  field: string;
  /** The field of an entry that is written where it is chosen; below, the one that people read. */
  value: string;
  words: string;
}

const categories = { collection: pagesName, value: 'id', words: 'name' };

/** By the kind of reference to one of their entries. */
export const choiceLists: Partial<Record<ReferenceTarget, ChoiceList>> = {
  'post-category': { ...categories, file: 'blog', field: 'categories' },
  'project-category': { ...categories, file: 'gallery', field: 'projects.categories' },
  'service-type': {
    collection: companyName,
    file: 'estimateForm',
    field: 'serviceTypes',
    value: 'value',
    words: 'label',
  },
};

/** Where pictures’ paths start in forms, so that the CMS finds them; in files, in `images`. */
export const pictureRoot = '/';
