import type { z } from 'zod';
import type { ContentFolder } from '../../model/contentFolder.ts';
import { type Diagnostic, finding } from '../../model/diagnostic.ts';
import type { FieldPath } from '../../model/fieldSchema.ts';
import type { ContentDocument } from '../../source/contentDocument.ts';
import { rangeInBody } from '../body/prose.ts';
import { fieldSigns, type Sign, sampleName } from './fieldSigns.ts';
import { isBelow, mark, markedFiles } from './markedSamples.ts';
import { findReserved } from './sampleValues.ts';

/**
 * Finds every sample: what is marked as one, and what is one by what it says, marked or not. Files
 * with other mistakes are looked at too.
 * @param folder what was read from `content/`
 * @param pictures those that were drawn for samples, as paths below `content/images/`
 */
export function findSamples(
  folder: ContentFolder,
  pictures: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  return markedFiles(folder).flatMap(({ document, schema, groups }) => {
    const signs = fieldSigns(document, schema, pictures);
    const unmarked = signs.filter(({ path }) => !groups.some((group) => isBelow(path, group)));
    return [
      ...groups.map((group) => reportMark(document, schema, group, signs)),
      ...unmarked.map(({ range, found }) => document.report(range, found)),
      ...bodySamples(document),
    ];
  });
}

/** A sample with a mark and a sign is told once: at its mark, with what the sign knows to do. */
function reportMark(
  document: ContentDocument,
  schema: z.ZodType,
  group: FieldPath,
  signs: readonly Sign[],
): Diagnostic {
  const label = sampleName(document, schema, group);
  const sign = signs.find(({ path }) => isBelow(path, group));
  const help = sign && `${sign.found.help} Then delete the line “${mark}: true”.`;
  const path = [...group, mark];
  const { line, column } = document.rangeOfKey(path);
  const { endLine, endColumn } = document.rangeOfValue(path);
  const range = { line, column, endLine, endColumn };
  return document.report(range, finding('placeholder-left', { label }, { help }));
}

function bodySamples(document: ContentDocument): Diagnostic[] {
  const { body } = document;
  if (!body) return [];
  return findReserved(body.text).map(({ words, start }) =>
    document.report(
      rangeInBody(body, start, start + words.length),
      finding('sample-contact', { label: 'The text', value: words }),
    ),
  );
}
