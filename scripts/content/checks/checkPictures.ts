import type { Diagnostic } from '../diagnostic.ts';
import { type CheckedFile, type ContentModel, checkedFiles } from '../model.ts';
import type { PictureIndex } from '../pictures/pictureIndex.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { type Leaf, labelOf, metaOf, schemaAt, textLeaves } from '../validate/fieldSchema.ts';
import { poorDescription } from '../words/poorDescription.ts';

/** Checks that each picture is described and large enough for its place. */
export function checkPictures(model: ContentModel, pictures: PictureIndex): Diagnostic[] {
  return checkedFiles(model).flatMap((file) =>
    [...textLeaves(file.schema, file.value)].flatMap((leaf) => {
      const found = checkLeaf(file, leaf, pictures);
      return found ? [file.document.report(file.document.rangeOfValue(leaf.path), found)] : [];
    }),
  );
}

function checkLeaf(file: CheckedFile, leaf: Leaf, pictures: PictureIndex): Finding | undefined {
  if (leaf.meta.role === 'alt') return poorDescription(leaf.value);
  return leaf.meta.reference === 'picture' ? tooSmall(file, leaf, pictures) : undefined;
}

function tooSmall({ schema, value }: CheckedFile, leaf: Leaf, pictures: PictureIndex) {
  const { minWidth = 0 } = metaOf(schemaAt(schema, leaf.path.slice(0, -1), value));
  const { width = minWidth } = pictures.get(leaf.value) ?? {};
  if (width >= minWidth) return undefined;
  const label = labelOf(schema, leaf.path, value);
  return finding('picture-small', { label, width, needed: minWidth });
}
