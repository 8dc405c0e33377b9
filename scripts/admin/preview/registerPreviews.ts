import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';
import { entryFile } from '../../content/model/contentFolder.ts';
import { contentTypeOf, contentTypes, namesOf } from '../../content/model/contentTypes.ts';
import type { SiteSource } from '../../content/model/published.ts';
import { contentFormat, shownPictures, sourceKey } from '../contentFormat.ts';
import { pictureRoot } from '../referenceFields.ts';
import type { EditedFile } from './editedSite.ts';
import styles from './preview.css?url';
import { previewPane } from './previewPane.ts';

type TypeName = keyof typeof contentTypes;
type Entry = CustomPreviewTemplateProps['entry'];

/**
 * Makes the CMS show, beside each form, the page that an edit changes.
 * @param folder the content folder, from the repository’s root
 * @param source the site as it was built
 */
export function registerPreviews(folder: string, source: Promise<SiteSource>): void {
  const saved = new Map<string, EditedFile>();
  const panes = new WeakMap<Document, ReturnType<typeof previewPane>>();
  for (const name of namesOf(contentTypes)) {
    CMS.registerPreviewTemplate(name, ({ entry, document, getAsset }) => {
      const show = panes.get(document) ?? previewPane(document, source, saved);
      panes.set(document, show);
      const { chosen, ...edited } = withoutBlobs(editedFile(name, entry));
      // Loads pictures that wait for review; the CMS then draws the preview again.
      for (const file of shownPictures(edited.text)) getAsset(pictureRoot + file);
      const find = (path: string) => chosen.get(path) ?? getAsset(path)?.url;
      // What the CMS renders with is not ours, so everything in this element is drawn without it.
      return createElement('div', { ref: (host) => host && show(host, edited, find) });
    });
  }
  CMS.registerPreviewStyle(styles);
  CMS.registerEventListener({
    name: 'postSave',
    handler({ entry }) {
      const path = String(entry.get('path')).replace(`${folder}/`, '');
      const name = contentTypeOf(path);
      if (name) saved.set(path, { ...editedFile(name, entry), path });
    },
  });
}

/** The file that saving a form would write. */
function editedFile(name: TypeName, entry: Entry): EditedFile {
  const type = contentTypes[name];
  const values = (entry.get('data') as { toJS: () => Record<string, unknown> }).toJS();
  const isListed = 'folder' in type;
  const path = isListed ? entryFile(type, String(entry.get('slug') || 'new')) : type.file;
  const text = contentFormat(path, type.schema).toFile(values);
  return { path, text, isNew: isListed && values[sourceKey] === undefined };
}

/** Gives unsaved pictures paths like those of others, in place of their temporary addresses. */
function withoutBlobs({ text, ...file }: EditedFile) {
  const chosen = new Map<string, string>();
  const named = text.replaceAll(
    /(\]\()?(blob:[^\s"')]+)/g,
    (_, image: string = '', url: string) => {
      const name = `chosen/${chosen.size}.jpg`;
      chosen.set(pictureRoot + name, url);
      return image ? `${image}../images/${name}` : name;
    },
  );
  return { ...file, text: named, chosen };
}
