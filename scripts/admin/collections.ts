import type { Collection, CollectionDivider, CollectionFile, Field } from '@sveltia/cms';
import { belowContent } from '../content/model/contentFolder.ts';
import type { CollectionType } from '../content/model/contentType.ts';
import {
  type CollectionName,
  collectionTypes,
  contentTypeOf,
  contentTypes,
  namesOf,
  type SingleName,
  singleTypes,
} from '../content/model/contentTypes.ts';
import { metaOf } from '../content/model/fieldSchema.ts';
import { parsePath } from '../content/model/fileName.ts';
import { fileOfPage } from '../content/model/routes.ts';
import { blockComponents } from './blockComponents.ts';
import { bodyField, fileTextKey } from './contentFormat.ts';
import { formFields } from './formFields.ts';
import { companyName, pagesName, pictureRoot } from './referenceFields.ts';

/**
 * All content as the CMS lists it: the pages, then the collections, then what is on every page.
 * @param folder the content folder, from the repository’s root
 */
export function collections(folder: string): (Collection | CollectionDivider)[] {
  const singles = namesOf(singleTypes);
  const files = (isPage: boolean) =>
    singles
      .filter((name) => 'path' in singleTypes[name] === isPage)
      .map((name) => fileOf(name, folder));
  const more = collectionOf('pages', folder);
  const others = namesOf(collectionTypes)
    .filter((name) => name !== 'pages')
    .map((name) => collectionOf(name, folder));
  return [
    { name: pagesName, label: pagesLabel, icon: 'web', files: files(true) },
    more,
    { divider: true, name: 'below-pages' },
    ...others,
    { divider: true, name: 'above-company' },
    { name: companyName, label: companyLabel, icon: 'domain', files: files(false) },
  ];
}

const pagesLabel = 'Pages';
const companyLabel = 'Company';

/**
 * The item in the list on the left that has a file.
 * @param file its path below the content folder
 */
export function collectionLabel(file: string): string {
  const name = contentTypeOf(file);
  const type = name && contentTypes[name];
  if (type && 'file' in type) return 'path' in type ? pagesLabel : companyLabel;
  return type?.atAdmin.label ?? file;
}

function fileOf(name: SingleName, folder: string): CollectionFile {
  const { file, schema } = singleTypes[name];
  const pictures = file.replace(/\.yaml$/, '');
  return {
    name,
    label: metaOf(schema).title ?? name,
    file: `${folder}/${file}`,
    format: formatName(name),
    ...picturesIn(folder, pictures),
    fields: [fileText, ...formFields(schema)],
  };
}

function collectionOf(name: CollectionName, folder: string): Collection {
  const type: CollectionType = collectionTypes[name];
  const { titleField, slugFields } = type.adding;
  const { title, description } = metaOf(type.schema);
  const { label, one = title ?? label, icon } = type.atAdmin;
  const fields = [fileText, ...formFields(type.schema)];
  return {
    name,
    label,
    icon,
    label_singular: one,
    description: description ?? '',
    folder: `${folder}/${type.folder}`,
    format: formatName(name),
    ...picturesIn(folder, type.folder),
    identifier_field: titleField,
    summary: `{{${titleField}}}`,
    slug: slugFields.map((field) => `{{fields.${field}}}`).join('-'),
    fields: type.extension === '.md' ? [...fields, body] : fields,
  };
}

/** The type of the field that shows a whole file. */
export const fileTextType = 'file-text';

/** Shown alone, and only if a file cannot be shown field by field. */
const fileText: Field = {
  name: fileTextKey,
  label: 'The file as text',
  widget: fileTextType,
  required: false,
};

/**
 * Where new pictures of a type go. It is not set for each field, because the CMS would take the
 * first field of that name from any form.
 */
const picturesIn = (folder: string, below: string) => ({
  media_folder: `/${folder}/images/${below}`,
  public_folder: `${pictureRoot}${below}`,
});

/** The name under which the format of a type’s files is registered. */
export const formatName = (name: SingleName | CollectionName) => `content-${name}`;

/**
 * The Markdown of an entry. It opens as plain Markdown, because the CMS rewrites all of it if it is
 * opened as rich text; editors who prefer that may choose it.
 */
const body: Field = {
  name: bodyField,
  label: 'Text',
  widget: 'markdown',
  modes: ['raw', 'rich_text'],
  editor_components: ['image', ...blockComponents.map(({ id }) => id)],
  linked_images: false,
  use_emoji_autocomplete: false,
};

/**
 * The address of a page’s form in the CMS, from the number sign on.
 * @param page its path
 */
export const formAddress = (page: string): string =>
  formOfFile(belowContent(fileOfPage(page, () => true)));

/**
 * The same for a file’s form.
 * @param file its path below the content folder
 * @returns an empty text if there is no form for it
 */
export function formOfFile(file: string): string {
  const name = contentTypeOf(file);
  if (!name) return '';
  const type = contentTypes[name];
  if ('folder' in type) return `#/collections/${name}/entries/${parsePath(file).name}`;
  return `#/collections/${'path' in type ? pagesName : companyName}/entries/${name}`;
}
