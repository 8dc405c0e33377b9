import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { valueAt } from '../model/fieldSchema.ts';
import type { ContentDocument } from '../source/contentDocument.ts';

/** How many days a date may lie behind the day of publishing: who writes ahead may round. */
const maxDaysEarly = 7;

/** Finds days on which something comes and leaves that contradict each other. */
export function publishingFindings(document: ContentDocument, root: unknown): Diagnostic[] {
  const [publishAt, expireAt, date] = ['publishAt', 'expireAt', 'date'].map((key) => {
    const day = valueAt(root, [key]);
    return typeof day === 'string' ? day : undefined;
  });
  if (!publishAt) return [];
  const at = (key: string) => document.rangeOfValue([key]);
  const isLost = expireAt !== undefined && publishAt >= expireAt;
  const isEarly = date !== undefined && daysBetween(publishAt, date) > maxDaysEarly;
  return [
    ...(isLost
      ? [document.report(at('expireAt'), finding('publish-order', { publishAt, expireAt }))]
      : []),
    ...(isEarly
      ? [document.report(at('publishAt'), finding('early-publishing', { publishAt, date }))]
      : []),
  ];
}

const daysBetween = (first: string, second: string) =>
  (Date.parse(second) - Date.parse(first)) / 86_400_000;
