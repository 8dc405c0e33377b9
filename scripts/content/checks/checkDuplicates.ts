import type { Diagnostic } from '../diagnostic.ts';
import type { ContentModel, Single } from '../model.ts';
import type { FieldPath } from '../parse/contentDocument.ts';
import { finding } from '../rules/finding.ts';

/** Checks that names which must differ do: two categories with one id would be one. */
export function checkDuplicates({ singles }: ContentModel): Diagnostic[] {
  const { blog, gallery, home } = singles;
  return [
    ...repeated(blog, ['categories'], 'id', (value) => value.categories.map(({ id }) => id)),
    ...repeated(gallery, ['projects', 'categories'], 'id', ({ projects }) =>
      projects.categories.map(({ id }) => id),
    ),
    ...repeated(home, ['services', 'cards'], 'service', ({ services }) =>
      services.cards.map(({ service }) => service),
    ),
  ];
}

function repeated<Value>(
  single: Single<Value> | undefined,
  list: FieldPath,
  key: string,
  idsOf: (value: Value) => readonly string[],
): Diagnostic[] {
  if (!single) return [];
  const { document, value } = single;
  const ids = idsOf(value);
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id);
    if (first === index) return [];
    const { line } = document.rangeOfValue([...list, first, key]);
    const range = document.rangeOfValue([...list, index, key]);
    return [document.report(range, finding('duplicate-id', { id, line }))];
  });
}
