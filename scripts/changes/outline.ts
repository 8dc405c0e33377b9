import { counted, shortened } from '../content/model/words.ts';
import { type LinePart, partsOf } from './lineParts.ts';
import type { Change, ChangedPage, SiteChanges } from './siteChanges.ts';

/** One change, as a line. */
export interface OutlineLine {
  /** What it is about, such as “Search title”. */
  label: string;
  parts: readonly LinePart[];
}

export interface OutlineEntry {
  title: string;
  /** Its address now; none if it is not about one page. */
  path?: string | undefined;
  lines: readonly OutlineLine[];
}

/** The changes as people read them, in any format. */
export interface ChangesOutline {
  /** A summary in one sentence. */
  sentence: string;
  sections: readonly { heading: string; entries: readonly OutlineEntry[] }[];
}

export function outlineOf(changes: SiteChanges): ChangesOutline {
  const { added, removed, moved, changed, shared, files, unseen } = changes;
  const sections = [
    { heading: 'Changed pages', entries: changed.map(pageEntry) },
    { heading: 'New pages', entries: added.map(newEntry) },
    { heading: 'Moved pages', entries: moved.map(movedEntry) },
    { heading: 'Removed pages', entries: removed.map(removedEntry) },
    {
      heading: 'Changes that several pages share',
      entries: sharedEntries(shared, changes.pages),
    },
    { heading: 'Files to download', entries: files.map(fileEntry) },
    {
      heading: 'Changes that visitors don’t see',
      entries: unseen.length > 0 ? [unseenEntry(unseen.length)] : [],
    },
  ];
  return {
    sentence: sentenceOf(changes),
    sections: sections.filter(({ entries }) => entries.length > 0),
  };
}

/** “2 pages change and 1 page is new.” */
export function sentenceOf(changes: SiteChanges): string {
  const { added, removed, moved, changed, shared, files } = changes;
  const widest = Math.max(0, ...shared.map(({ pages }) => pages.length));
  const parts = [
    amount(changed.length, 'changes', 'change'),
    widest > 0 ? `${widest} pages share a change` : '',
    amount(added.length, 'is new', 'are new'),
    amount(moved.length, 'moves', 'move'),
    amount(removed.length, 'is removed', 'are removed'),
    files.length > 0 ? `${counted(files.length, 'file')} to download changed` : '',
  ].filter(Boolean);
  if (parts.length === 0) return 'Nothing changes that a visitor reads, sees or uses.';
  return `${listed.format(parts)}.`;
}

/** Without a comma before the “and”. */
const listed = new Intl.ListFormat('en-GB');

const amount = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${counted(count, 'page')} ${count === 1 ? one : many}`;

const pageEntry = ({ name, path, changes }: ChangedPage): OutlineEntry => ({
  title: name,
  path,
  lines: changes.map(lineOf),
});

/** A new page is best read as a page, so this shows its search listing and how it begins. */
function newEntry({ name, path, changes }: ChangedPage): OutlineEntry {
  const listing = changes.filter(({ kind }) => kind === 'listing' || kind === 'weight');
  const words = changes.flatMap((change) =>
    change.kind === 'words' && change.after ? [change.after] : [],
  );
  const text = words.slice(words.indexOf(name) + 1).find((line) => line.length > 40);
  const start = text ? [{ label: 'Begins with', parts: [{ text: shortened(text, 300) }] }] : [];
  return { title: name, path, lines: [...listing.map(lineOf), ...start] };
}

const movedEntry = ({ name, path, from, isLed, changes }: SiteChanges['moved'][number]) => ({
  title: name,
  path,
  lines: [
    line(
      'Old address',
      isLed
        ? `${from} leads to ${path}.`
        : `${from} now shows “Page Not Found”. To make it lead here, list it under “formerly” on this page.`,
    ),
    ...changes.map(lineOf),
  ],
});

const removedEntry = ({ name, path, leadsTo }: SiteChanges['removed'][number]) => ({
  title: name,
  path,
  lines: [
    line(
      'Old address',
      leadsTo
        ? `It leads to ${leadsTo}.`
        : 'It now shows “Page Not Found”. To make it lead to another page, list it under “formerly” on that page.',
    ),
  ],
});

/** One entry for all that the same pages share, as a new article changes lists on several pages. */
function sharedEntries(shared: SiteChanges['shared'], all: number): OutlineEntry[] {
  const groups = new Map<string, SiteChanges['shared'][number][]>();
  for (const change of shared) {
    const key = change.pages.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map((changes) => {
    const pages = changes[0]?.pages ?? [];
    const few = pages.slice(0, 5).join(', ');
    const more = pages.length > 5 ? `, and ${pages.length - 5} more` : '';
    const isAll = pages.length === all;
    return {
      title: isAll ? `On all ${all} pages` : `On ${counted(pages.length, 'page')}`,
      lines: [
        ...(isAll ? [] : [line('Pages', few + more)]),
        ...changes.flatMap(({ change, alike }) => [
          lineOf(change),
          ...(alike > 0 ? [line('Also', `In ${counted(alike, 'other line')}.`)] : []),
        ]),
      ],
    };
  });
}

const fileEntry = ({ path, change }: SiteChanges['files'][number]): OutlineEntry => ({
  title: path,
  lines: [line('File', { new: 'New.', gone: 'Removed.', other: 'Changed.' }[change])],
});

const unseenEntry = (count: number): OutlineEntry => ({
  title: counted(count, 'page'),
  lines: [
    line('Changed', 'Only in what browsers and search engines read, such as structured data.'),
  ],
});

const line = (label: string, text: string): OutlineLine => ({ label, parts: [{ text }] });

const listingLabels = {
  title: 'Search title',
  description: 'Search description',
  indexing: 'Search engines',
} as const;

function lineOf(change: Change): OutlineLine {
  switch (change.kind) {
    case 'words':
      return { label: labelOf(change), parts: partsOf(change.before, change.after) };
    case 'listing':
      return { label: listingLabels[change.what], parts: partsOf(change.before, change.after) };
    case 'link':
      return {
        label: `Link “${shortened(change.words)}”`,
        parts: partsOf(change.before, change.after, false),
      };
    case 'picture': {
      const words = { new: 'is new', gone: 'is removed', other: 'looks different' }[change.change];
      const kept = change.kept
        ? ` Its description is still “${shortened(change.kept, 150)}”: make sure that it fits.`
        : '';
      return line('Picture', `${change.name} ${words}.${kept}`);
    }
    case 'weight': {
      const was = change.before ? ` (${change.before} before)` : '';
      return line('Weight', `${change.after} KB, over the limit of ${change.limit}${was}.`);
    }
  }
}

const labelOf = ({ under }: { under: string }) =>
  under ? `Under “${shortened(under).replaceAll('“', '‘').replaceAll('”', '’')}”` : 'Text';
