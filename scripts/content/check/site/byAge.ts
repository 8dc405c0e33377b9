import { compareText } from '../../model/diagnostic.ts';
import { valueAt } from '../../model/fieldSchema.ts';
import type { FileFacts } from '../../model/fileFacts.ts';
import { parsePath } from '../../model/filePath.ts';

/** Compares two files by which was there first: of two that are alike the later one is the copy. */
export type ByAge = (a: Dated, b: Dated) => number;

/** What was edited of late. */
export interface Changes {
  /** Paths from the project’s folder that were added, edited or deleted, committed or not. */
  files: ReadonlySet<string>;
  /** Those of them that were not there before. */
  added: ReadonlySet<string>;
}

type Dated = Pick<FileFacts, 'file' | 'value'>;

/**
 * What the branch leaves alone was there before what it edits, and that before what it adds. For the
 * rest, pages that always exist come before entries, and entries by their date or their place.
 * @param changes what the branch does; `undefined` where git does not know
 */
export function byAge(changes?: Changes): ByAge {
  const touched = ({ file }: Dated) =>
    Number(changes?.files.has(file) ?? false) + Number(changes?.added.has(file) ?? false);
  return (a, b) =>
    touched(a) - touched(b) ||
    Number(isEntry(a)) - Number(isEntry(b)) ||
    compareText(parsePath(a.file).dir, parsePath(b.file).dir) ||
    compareText(dateOf(a), dateOf(b)) ||
    orderOf(a) - orderOf(b) ||
    compareText(a.file, b.file);
}

const isEntry = ({ file }: Dated) => file.split('/').length > 2;
const dateOf = ({ value }: Dated) => String(valueAt(value, ['date']) ?? '');
const orderOf = ({ value }: Dated) => Number(valueAt(value, ['order']) ?? 0);
