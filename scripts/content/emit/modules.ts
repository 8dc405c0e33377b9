import {
  type CollectionName,
  collectionTypes,
  fixedPages,
  namesOf,
  type SingleName,
  singleTypes,
} from '../contentTypes.ts';
import { bodyOf } from '../markdown/bodyOf.ts';
import { renderBody } from '../markdown/renderBody.ts';
import { type BodyCollection, type ContentModel, collectionsWithBodies } from '../model.ts';
import type { TintedPictures } from '../pictures/tints.ts';
import type { ContentFolder } from '../read/contentFolder.ts';
import { publish } from './publish.ts';

/** A file to write: its path below `generated/` and what it holds. */
export type Output<Content extends string | Uint8Array = string> = readonly [
  path: string,
  content: Content,
];

/** What a site is made of, free of errors. */
export interface SiteContent {
  model: ContentModel;
  folder: ContentFolder;
  pictures: TintedPictures;
  /** The path the site lives under, ending in a slash. */
  base: string;
}

/** Everything that pages read, as files below `generated/`. */
export function emitModules(content: SiteContent): Output[] {
  const { model, pictures } = content;
  return [
    ...namesOf(singleTypes).map((name) => singleModule(model, name, pictures)),
    ...namesOf(collectionTypes).map((name) => collectionModule(model, name, pictures)),
    ...collectionsWithBodies.flatMap((name) => bodies(content, name)),
    pathsModule(model),
    ['bodies.ts', bodiesModule],
  ];
}

const heading = (source: string) =>
  `// Made from ${source} by \`npm run compile\`; edit that instead.\n`;
const json = (value: unknown) => JSON.stringify(value, null, 2);
const schemas = '../scripts/content/schemas';

function singleModule(model: ContentModel, name: SingleName, pictures: TintedPictures): Output {
  const { file, type, module } = singleTypes[name];
  const value = publish(model.singles[name]?.value, pictures);
  const text = `${heading(`content/${file}`)}
import type { ${type} as Source } from '${schemas}/${module}.ts';
import type { Published } from '${schemas}/published.ts';

export type ${type} = Published<Source>;

export const ${name}: ${type} = ${json(value)};
`;
  return [`${name}.ts`, text];
}

function collectionModule(
  model: ContentModel,
  name: CollectionName,
  pictures: TintedPictures,
): Output {
  const { folder, type, module } = collectionTypes[name];
  const entries = model.collections[name].map(({ slug, path, value }) => ({
    slug,
    path,
    ...(publish(value, pictures) as object),
  }));
  const text = `${heading(`content/${folder}`)}
import type { ${type} as Source } from '${schemas}/${module}.ts';
import type { Entry } from '${schemas}/published.ts';
import type { Href, ${type}Slug } from './paths.ts';

export type ${type}Entry = Entry<Source, ${type}Slug, Href>;

export const ${name}: readonly ${type}Entry[] = ${json(entries)};
`;
  return [`${name}.ts`, text];
}

function bodies({ model, folder, pictures, base }: SiteContent, name: BodyCollection): Output[] {
  const options = { folder: collectionTypes[name].folder, pictures, base };
  return model.collections[name].map(({ slug, facts }) => {
    const html = renderBody(bodyOf(folder, facts), options);
    return [`bodies/${name}/${slug}.json`, `${JSON.stringify({ html })}\n`];
  });
}

/** Literal unions, so that a link to a page that does not exist does not compile. */
function pathsModule({ collections }: ContentModel): Output {
  const pages = collectionsWithBodies.flatMap((name) => collections[name].map(({ path }) => path));
  const union = (values: readonly string[]) =>
    values.length > 0 ? values.map((value) => `\n  | ${json(value)}`).join('') : ' never';
  const slugs = namesOf(collectionTypes).map((name) => {
    const values = collections[name].map(({ slug }) => slug);
    return `export type ${collectionTypes[name].type}Slug =${union(values)};\n`;
  });
  const text = `${heading('the files in content/')}
/** The path of every page. */
export type Href =${union([...Object.values(fixedPages), ...pages])};

${slugs.join('\n')}`;
  return ['paths.ts', text];
}

const bodiesModule = `${heading('the files in content/')}
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Body } from '${schemas}/published.ts';
import type { CitySlug, PostSlug, ServiceSlug } from './paths.ts';

interface Slugs {
  services: ServiceSlug;
  cities: CitySlug;
  posts: PostSlug;
}

/** Reads the body of one entry; bodies stay out of the bundle, as there may be thousands. */
export async function readBody<Name extends keyof Slugs>(name: Name, slug: Slugs[Name]): Promise<Body> {
  return JSON.parse(await readFile(path.resolve('generated/bodies', name, \`\${slug}.json\`), 'utf8'));
}
`;
