import type { Range } from '../diagnostic.ts';
import type { FileFacts } from '../facts/fileFacts.ts';
import { bodyOf } from '../markdown/bodyOf.ts';
import type { ContentFolder } from '../read/contentFolder.ts';

/** The first line of a page’s text. */
export function firstLineOfBody(facts: FileFacts, folder: ContentFolder): Range {
  const lines = bodyOf(folder, facts).split('\n');
  const index = Math.max(
    0,
    lines.findIndex((text) => text.trim()),
  );
  const line = (facts.body?.line ?? 1) + index;
  return { line, column: 1, endLine: line, endColumn: (lines[index]?.trimEnd().length ?? 0) + 1 };
}
