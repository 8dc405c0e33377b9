import type { AdminKnown } from '../../content/model/adminPage.ts';
import {
  createReport,
  type Diagnostic,
  errorsFirst,
  isError,
  withoutCrowds,
} from '../../content/model/diagnostic.ts';
import { awaitedPages } from './awaitedPages.ts';
import { checkTexts } from './checkTexts.ts';
import type { NamedText } from './openRepository.ts';

/** A file that is edited, and all other content. */
interface Edit {
  /** The path below the content folder. */
  path: string;
  /** The file as it was, and where; `undefined` for a new one. */
  before: NamedText | undefined;
  /** All texts by their paths, as they were. */
  texts: ReadonlyMap<string, string>;
  known: AdminKnown;
  /** The paths of files whose deletion waits for review. */
  leaving?: ReadonlySet<string>;
}

/**
 * Finds what is wrong in an edited file or because of it, errors first; takes `undefined` for a
 * file that is deleted.
 */
export type Examine = (text: string | undefined) => Promise<readonly Diagnostic[]>;

/**
 * Prepares an edit’s check, which finds all errors in its file, and otherwise only what is new.
 */
export async function examineEdit({ path, before, texts, known, leaving }: Edit): Promise<Examine> {
  const others = new Map(texts);
  if (before) others.delete(before.path);
  const asWere = before ? new Map(others).set(before.path, before.text) : others;
  const awaited = (file: NamedText) => awaitedPages(file, others, known, leaving);
  const wrong = [...(await checkTexts(asWere, known)), ...(before ? awaited(before) : [])];
  const told = new Set(wrong.map(said));
  return async (text) => {
    const now = text === undefined ? others : new Map(others).set(path, text);
    const found = [
      ...(await checkTexts(now, known, { path, before })),
      ...(text === undefined ? [] : awaited({ path, text })),
    ];
    const brought = found.filter(
      (each) => !told.has(said(each)) || (isError(each) && each.file === `content/${path}`),
    );
    return errorsFirst(withoutCrowds(createReport(brought)).diagnostics);
  };
}

/** Identifies a finding without its place, which moves with the lines above it. */
export const said = ({ file, rule, message }: Diagnostic) => [file, rule, message].join('\n');
