import type { AdminKnown } from '../../content/model/adminPage.ts';
import {
  createReport,
  type Diagnostic,
  errorsFirst,
  isError,
  withoutCrowds,
} from '../../content/model/diagnostic.ts';
import { checkTexts } from './checkTexts.ts';

/** A file that is edited, and all that is beside it. */
interface Edit {
  /** The path below the content folder. */
  path: string;
  /** The file as it was; `undefined` for a new one. */
  source: string | undefined;
  /** All texts by their paths, as they were. */
  texts: ReadonlyMap<string, string>;
  known: AdminKnown;
}

/** What is wrong with an edited file or comes from it, the errors first. */
export type Examine = (text: string) => Promise<readonly Diagnostic[]>;

/**
 * Tells what an edit brings: errors in the file whoever made them, else only what was not so before.
 */
export async function examineEdit({ path, source, texts, known }: Edit): Promise<Examine> {
  const before = new Map(texts);
  if (source !== undefined) before.set(path, source);
  const told = new Set((await checkTexts(before, known, new Set())).map(said));
  return async (text) => {
    const found = await checkTexts(new Map(texts).set(path, text), known, new Set([path]));
    const brought = found.filter(
      (each) => !told.has(said(each)) || (isError(each) && each.file === `content/${path}`),
    );
    return errorsFirst(withoutCrowds(createReport(brought)).diagnostics);
  };
}

/** A finding without its place, which moves with the lines above it. */
const said = ({ file, rule, message }: Diagnostic) => [file, rule, message].join('\n');
