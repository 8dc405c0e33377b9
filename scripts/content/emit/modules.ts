import type { FilledModel } from '../check/site/publishedModel.ts';
import type { ContentFolder, Downloads } from '../model/contentFolder.ts';
import type { ContentModel } from '../model/contentModel.ts';
import {
  type CollectionName,
  collectionsWithBodies,
  collectionTypes,
  namesOf,
  type SingleName,
  singleTypes,
} from '../model/contentTypes.ts';
import type { PictureReference } from '../model/fieldGroups.ts';
import { isRecord } from '../model/fieldSchema.ts';
import { fixedPages } from '../model/routes.ts';
import type { TintedPictures } from './tints.ts';

/** A file to write: its path below `generated/` and its content. */
export type Output<Content extends string | Uint8Array = string> = readonly [
  path: string,
  content: Content,
];

/** What a site is made of, free of errors. */
export interface SiteContent extends FilledModel {
  folder: ContentFolder;
  /** The absolute path of the folder that keeps parsed trees. */
  cache: string;
  pictures: TintedPictures;
  downloads: Downloads;
  /** The path the site lives under, ending in a slash. */
  base: string;
}

/** Everything that pages read, as files below `generated/`. */
export function emitModules({
  model,
  pictures,
}: Pick<SiteContent, 'model' | 'pictures'>): Output[] {
  return [
    ...namesOf(singleTypes).flatMap((name) => singleModule(model, name, pictures)),
    ...namesOf(collectionTypes).flatMap((name) => collectionModule(model, name, pictures)),
    pathsModule(model),
    ['bodies.ts', bodiesModule()],
  ];
}

interface DataModule {
  /** What it is made from, for its first line. */
  source: string;
  /** Imports, and types that it exports. */
  types: string;
  /** Of the value, as TypeScript writes it. */
  type: string;
  value: unknown;
}

/** The first line of every module that the compiler makes. */
const madeFrom = (source: string) =>
  `// Made from ${source} by \`npm run compile\`; edit that instead.\n`;

/**
 * A module that exports one value of its name. The value is in a file of its own, so that the
 * module changes only with its type, and its bundle need not be made again otherwise.
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

const schemas = '../scripts/content/model';

function singleModule(model: ContentModel, name: SingleName, pictures: TintedPictures): Output[] {
  const { file, type } = singleTypes[name];
  return dataModule(name, {
    source: `content/${file}`,
    types: `import type { SingleValue } from '${schemas}/contentTypes.ts';
import type { Published } from '${schemas}/published.ts';

export type ${type} = Published<SingleValue<'${name}'>>;
`,
    type,
    value: publish(model.singles[name]?.value, pictures),
  });
}

function collectionModule(
  model: ContentModel,
  name: CollectionName,
  pictures: TintedPictures,
): Output[] {
  const { folder, type } = collectionTypes[name];
  return dataModule(name, {
    source: `content/${folder}`,
    types: `import type { CollectionValue } from '${schemas}/contentTypes.ts';
import type { PublishedEntry } from '${schemas}/published.ts';
import type { Href, ${type}Slug } from './paths.ts';

export type ${type}Entry = PublishedEntry<CollectionValue<'${name}'>, ${type}Slug, Href>;
`,
    type: `readonly ${type}Entry[]`,
    value: model.collections[name].map(({ slug, path, value }) => ({
      slug,
      path,
      ...(publish(value, pictures) as object),
    })),
  });
}

/** The module with every address, for types only. */
export const pathsFile = 'paths.ts';

/** Literal unions, so that a link to a page that does not exist does not compile. */
function pathsModule({ collections }: ContentModel): Output {
  const pages = collectionsWithBodies.flatMap((name) => collections[name].map(({ path }) => path));
  const union = (values: readonly string[]) =>
    values.length > 0 ? values.map((value) => `\n  | ${JSON.stringify(value)}`).join('') : ' never';
  const slugs = namesOf(collectionTypes).map((name) => {
    const values = collections[name].map(({ slug }) => slug);
    return `export type ${collectionTypes[name].type}Slug =${union(values)};\n`;
  });
  const text = `${madeFrom('the files in content/')}
/** The path of every page but the blog’s further lists. */
export type Href =${union([...Object.values(fixedPages), ...pages])};

${slugs.join('\n')}`;
  return [pathsFile, text];
}

function bodiesModule(): string {
  const types = collectionsWithBodies.map((name) => `${collectionTypes[name].type}Slug`);
  const slugs = collectionsWithBodies.map((name, index) => `  ${name}: ${types[index]};\n`);
  return `${madeFrom('the files in content/')}
import { readGenerated } from '../scripts/content/emit/readGenerated.ts';
import type { Body } from '${schemas}/published.ts';
import type { ${types.join(', ')} } from './paths.ts';

interface Slugs {
${slugs.join('')}}

/** Reads the body of one entry, as there may be thousands. */
export const readBody = <Name extends keyof Slugs>(name: Name, slug: Slugs[Name]): Body =>
  readGenerated(\`bodies/\${name}/\${slug}.json\`);
`;
}

/** Replaces each picture reference in a value by all that a page needs to show the picture. */
function publish(value: unknown, pictures: TintedPictures): unknown {
  if (Array.isArray(value)) return value.map((item) => publish(item, pictures));
  if (isPictureReference(value)) {
    const { file, alt, focus } = value;
    return { ...pictures.get(file), alt, focus };
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, publish(item, pictures)]),
  );
}

const isPictureReference = (value: unknown): value is PictureReference =>
  isRecord(value) && typeof value.file === 'string' && typeof value.alt === 'string';
