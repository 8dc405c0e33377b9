import { gatherTyped } from '../../content/check/gatherFacts.ts';
import { checkSite } from '../../content/check/site/checkSite.ts';
import { unlistedMoves } from '../../content/check/site/unlistedMoves.ts';
import type { AdminKnown } from '../../content/model/adminPage.ts';
import {
  type ContentFolder,
  downloadFolder,
  imageFolder,
  type TextFile,
} from '../../content/model/contentFolder.ts';
import { loadModel } from '../../content/model/contentModel.ts';
import { contentSchema } from '../../content/model/contentTypes.ts';
import type { Diagnostic } from '../../content/model/diagnostic.ts';
import type { FileFacts } from '../../content/model/fileFacts.ts';
import type { NamedText, OpenRepository } from './openRepository.ts';

/** The facts of each text, kept because an edit changes only one. */
const gathered = new Map<string, FileFacts>();

/**
 * Checks all content like `npm run check`, except for what only the disk can tell.
 * @param texts by the path below the content folder
 * @param known the pictures and documents besides them
 * @param edit the path that the editor changes, and the file as it was
 */
export async function checkTexts(
  texts: ReadonlyMap<string, string>,
  { pictures, downloads }: AdminKnown,
  edit?: { path: string; before: NamedText | undefined },
): Promise<readonly Diagnostic[]> {
  const facts = new Map<string, FileFacts>();
  for (const [path, text] of texts) {
    const found = factsOf(path, text);
    if (found) facts.set(path, found);
  }
  const folder: ContentFolder = {
    paths: [
      ...texts.keys(),
      ...Object.keys(pictures).map((file) => imageFolder + file),
      ...downloads.map((file) => downloadFolder + file),
    ].sort(),
    texts: new Map([...texts].map(([path, text]) => [path, textFile(path, text)])),
    diagnostics: [],
  };
  const now = new Date();
  const model = loadModel(folder, facts, now);
  const measured = new Map(Object.entries(pictures).map(([file, width]) => [file, { width }]));
  const file = edit && `content/${edit.path}`;
  const found = await checkSite({ folder, facts, model, pictures: measured, now }, async () => ({
    files: new Set(file ? [file] : []),
    added: new Set(file && !edit.before ? [file] : []),
  }));
  if (!file || !edit.before) return found;
  const former = { file: `content/${edit.before.path}`, text: edit.before.text };
  return [...found, ...unlistedMoves(new Map([[file, former]]), folder, model)];
}

function textFile(path: string, text: string): TextFile {
  const key = `${text} ${path}`;
  return { path, text, hash: key, read: () => ({ text, hash: key }) };
}

/**
 * What a file says and what is wrong with it on its own; each text is read only once.
 * @returns `undefined` for a file that no page uses
 */
export function factsOf(path: string, text: string): FileFacts | undefined {
  const schema = contentSchema(path);
  const key = `${path}\n${text}`;
  const found = gathered.get(key) ?? (schema && gatherTyped(`content/${path}`, text, schema));
  if (found) gathered.set(key, found);
  return found;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reads all texts in the background once the CMS has loaded them, because this takes longer than
 * all checks together.
 */
export function readAhead(repository: OpenRepository): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    for (const [path, text] of await repository.texts()) {
      factsOf(path, text);
      await new Promise((resolve) => setTimeout(resolve, breath));
    }
  }, pause);
}

/** Milliseconds without a new text after which all are loaded. */
const pause = 500;

/** Milliseconds between two texts, so that the page stays responsive. */
const breath = 20;
