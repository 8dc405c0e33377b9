import type { SharedPages } from './sharing/sharedPages.ts';

/** A file to write: its path below `generated/` and what it holds. */
export type Output<Content extends string | Uint8Array = string> = readonly [
  path: string,
  content: Content,
];

interface DataModule {
  /** What it is made from, as its first line says. */
  source: string;
  /** Imports, and types that it exports. */
  types: string;
  /** Of the value, as TypeScript writes it. */
  type: string;
  value: unknown;
}

/** The first line of every module that the compiler makes. */
export const madeFrom = (source: string) =>
  `// Made from ${source} by \`npm run compile\`; edit that instead.\n`;

/**
 * A module that exports one value of its name. The value lies in a file of its own, so that the
 * module changes with its type alone, and a bundle of it need not be made again.
 */
export function dataModule(name: string, { source, types, type, value }: DataModule): Output[] {
  const file = `data/${name}.json`;
  const text = `${madeFrom(source)}
import { readGenerated } from '../scripts/content/emit/readGenerated.ts';
${types}
export const ${name}: ${type} = readGenerated('${file}');
`;
  return [
    [`${name}.ts`, text],
    [file, JSON.stringify(value)],
  ];
}

/** The module to which a changed file of `generated/` belongs. */
export const moduleOf = (file: string) => file.replace(/^data\/(.+)\.json$/, '$1.ts');

/**
 * What pages show of the day they are built on. It is data like any other, so that a new year renders
 * every page anew.
 */
export const calendarModule = (now: Date): Output[] =>
  dataModule('calendar', {
    source: 'the day',
    types: `
export interface Calendar {
  /** In Coordinated Universal Time. */
  year: number;
}
`,
    type: 'Calendar',
    value: { year: now.getUTCFullYear() },
  });

/**
 * What every page says of itself while the site may show samples. It is data too: a preview and the
 * site are made from one bundle, and each page is rendered anew between them.
 */
export const previewModule = (isPreview: boolean): Output[] =>
  dataModule('preview', {
    source: 'the setting PREVIEW',
    types: '',
    type: 'boolean',
    value: isPreview,
  });

/** The sharing picture of each page. */
export const sharingModule = ({ composed, plain, fallback }: SharedPages): Output[] =>
  dataModule('sharing', {
    source: 'the files in content/',
    types: `import type { SharingPicture } from '../scripts/content/model/published.ts';

export interface Sharing {
  /** By the page’s path. */
  pictures: Readonly<Record<string, SharingPicture>>;
  fallback: SharingPicture;
}
`,
    type: 'Sharing',
    value: {
      pictures: Object.fromEntries(
        [...composed, ...plain].map(({ path, picture }) => [path, picture]),
      ),
      fallback: fallback.picture,
    },
  });
