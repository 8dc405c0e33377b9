import { counted, longDate, shortened } from '../content/model/words.ts';
import { markdownChanges } from './markdownChanges.ts';
import { type ChangesOutline, outlineOf } from './outline.ts';
import type { SiteChanges } from './siteChanges.ts';
import { terminalChanges } from './terminalChanges.ts';

/** What `npm run changes` found out. */
export type ChangesReport =
  | {
      base: string;
      changes: SiteChanges;
      /** The day whose site was compared, if not today. */
      day?: string;
    }
  /** The site as it was cannot be built: why, and the content files that the branch changes. */
  | { base: string; problem: string; files: readonly string[] };

/** Every form of the report, by the name that `--format` takes. */
export const changesFormats = {
  terminal: (report: ChangesReport, isColored: boolean) =>
    terminalChanges(changesOutline(report), isColored),
  markdown: (report: ChangesReport) => markdownChanges(changesOutline(report)),
  json: (report: ChangesReport) =>
    `${JSON.stringify({ sentence: changesOutline(report).sentence, ...report }, null, 2)}\n`,
};

export function changesOutline(report: ChangesReport): ChangesOutline {
  if ('changes' in report) {
    const { changes, day } = report;
    const outline = outlineOf(changes);
    return day ? { ...outline, sentence: byDay(outline.sentence, day) } : outline;
  }
  const { base, problem, files } = report;
  const sentence = `The changes to pages can’t be shown, because the site cannot be built as it was at ${base.slice(0, 10)}. ${counted(files.length, 'content file')} changed.`;
  const entries = files.map((file) => ({ title: file, lines: [] }));
  const reason = {
    title: 'The build says',
    lines: [{ label: 'Reason', parts: [{ text: shortened(problem, 1500) }] }],
  };
  return {
    sentence,
    sections: [
      { heading: 'Changed files', entries },
      { heading: 'Why', entries: [reason] },
    ].filter((section) => section.entries.length > 0),
  };
}

const byDay = (sentence: string, day: string) =>
  `By ${longDate(day)}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
