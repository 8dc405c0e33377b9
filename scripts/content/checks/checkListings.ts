import type { Diagnostic } from '../diagnostic.ts';
import { type CheckedFile, type ContentModel, checkedFiles } from '../model.ts';
import { finding } from '../rules/finding.ts';
import { type Leaf, textLeaves } from '../validate/fieldSchema.ts';

const rules = { title: 'duplicate-title', description: 'duplicate-description' } as const;

/** Checks that no two pages have the same words in search results. */
export function checkListings(model: ContentModel): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, string>();
  for (const { file, leaf, rule } of checkedFiles(model).flatMap(listingsOf)) {
    const key = `${rule} ${leaf.value.trim().toLowerCase()}`;
    const other = seen.get(key);
    if (other === undefined) seen.set(key, file.document.file);
    else {
      const range = file.document.rangeOfValue(leaf.path);
      diagnostics.push(file.document.report(range, finding(rule, { other })));
    }
  }
  return diagnostics;
}

/** The titles and descriptions of a file’s `seo` groups. */
function listingsOf(file: CheckedFile) {
  return [...textLeaves(file.schema, file.value)].flatMap((leaf: Leaf) => {
    const [group, key] = leaf.path.slice(-2);
    const rule = group === 'seo' && (key === 'title' || key === 'description') && rules[key];
    return rule ? [{ file, leaf, rule }] : [];
  });
}
