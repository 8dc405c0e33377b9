import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../checkContent.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Folders } from '../folders.ts';
import { contentSchemas } from '../schemas/contentSchemas.ts';
import { type Ask, collectAnswers } from './collectAnswers.ts';
import { entryText } from './entryText.ts';
import { entryFile, isTaken, slugFrom } from './fileName.ts';
import type { NewOptions } from './options.ts';
import { type Answers, allQuestionsOf, type Question } from './questions.ts';

export type Created =
  | { file: string; findings: readonly Diagnostic[] }
  | { problems: readonly string[]; missing: readonly Question[] };

/**
 * Writes a new content file.
 * @param ask missing where there is no terminal
 * @param now gives new posts their date
 * @returns the file’s path below `content/` and what the check says of it; or why none was written
 */
export async function createEntry(
  folders: Folders,
  { kind, slug, given }: NewOptions,
  ask?: Ask,
  now = new Date(),
): Promise<Created> {
  const { model } = await checkContent(folders, now);
  const today = now.toISOString().slice(0, 10);
  const nameOf = (answers: Answers) => slug ?? slugFrom(kind, answers);
  const { answers, problems, missing } = await collectAnswers(
    given,
    { kind, model, slug, today },
    ask,
    (soFar) => nameProblem(nameOf(soFar), folders, kind),
  );
  const name = nameOf(answers);
  if (problems.length + missing.length > 0 || !name) return { problems, missing };
  const schema = contentSchemas[kind.collection];
  const file = entryFile(kind, name);
  const absolute = path.join(folders.content, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  // “wx” fails where a file exists: one that came meanwhile is not lost either.
  const text = entryText(file, schema, allQuestionsOf(schema), answers);
  await writeFile(absolute, text, { flag: 'wx' });
  const { report } = await checkContent(folders, now);
  const findings = report.diagnostics.filter((finding) => finding.file === `content/${file}`);
  return { file, findings };
}

function nameProblem(
  name: string | undefined,
  folders: Folders,
  kind: NewOptions['kind'],
): string | undefined {
  if (name === '') return 'No file name can be made of that; say one with --slug.';
  if (name === undefined || !isTaken(folders, entryFile(kind, name))) return undefined;
  return `content/${entryFile(kind, name)} exists already; nothing was changed. Choose another name with --slug.`;
}
