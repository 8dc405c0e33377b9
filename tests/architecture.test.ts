import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Who may import whom: imports point down only. */
interface Layer {
  name: string;
  /** Which files belong to it; the first layer that matches counts. */
  files: RegExp;
  /** What they may import, as paths from the project’s folder. */
  values: readonly RegExp[];
  /** What they may import besides, as types alone. */
  types?: readonly RegExp[];
}

const content = /^#content\//;
const schemas = /^scripts\/content\/schemas\//;
const routes = /^scripts\/content\/(?:routes|schemas\/estimateAnchor|pictures\/pictureFile)\.ts$/;

const layers: readonly Layer[] = [
  {
    name: 'islands',
    files: /\.island\.tsx$/,
    values: [/^components\/(?!Island\/Island\.tsx|PageContext)/],
    types: [content],
  },
  {
    name: 'page data',
    files: /^pages\/.*\.ts$/,
    values: [content, /^pages\//],
    types: [/^components\//, schemas],
  },
  { name: 'pages', files: /^pages\//, values: [/^components\//, /^styles\//], types: [content] },
  {
    name: 'components',
    files: /^components\//,
    values: [/^components\//, /^styles\//, routes],
    types: [content, schemas],
  },
  {
    name: 'renderer’s content',
    files: /^renderer\/content\.ts$/,
    values: [content],
  },
  {
    // What search engines are told of the hours is what the check understands of them.
    name: 'renderer’s hours',
    files: /^renderer\/structuredData\/openingHours\.ts$/,
    values: [/^scripts\/content\/words\/openingHours\.ts$/],
  },
  {
    name: 'renderer',
    files: /^renderer\//,
    values: [/^renderer\//, /^components\//, /^styles\//],
    types: [content],
  },
  {
    name: 'generated',
    files: /^generated\//,
    values: [/^scripts\/content\/readGenerated\.ts$/],
    types: [schemas, /^generated\//],
  },
  { name: 'scripts', files: /^scripts\//, values: [/^scripts\//] },
];

interface Import {
  target: string;
  isType: boolean;
}

const sources = await glob(['{components,generated,pages,renderer,scripts}/**/*.{ts,tsx}'], {
  ignore: ['**/*.{test,spec}.*', '**/*.d.ts'],
});

async function importsOf(file: string): Promise<Import[]> {
  const { module } = parseSync(file, await readFile(file, 'utf8'));
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: targetOf(file, moduleRequest.value),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ target: targetOf(file, moduleRequest.value), isType }] : [],
    ),
  );
  return [...imports, ...exports];
}

const targetOf = (file: string, request: string) =>
  request.startsWith('.') ? path.posix.join(path.posix.dirname(file), request) : request;

const isOwn = (target: string) =>
  content.test(target) || sources.some((file) => file === target) || /\.s?css$/.test(target);

/** A page’s components are its own: pages do not reach into each other’s folders. */
const isOwnFolder = (file: string, target: string) =>
  file.startsWith('pages/') && target.startsWith(`${path.posix.dirname(file)}/`);

test.each(sources)('%s imports only what its layer may', async (file) => {
  const layer = layers.find(({ files }) => files.test(file));
  expect(layer, 'belongs to a layer').toBeDefined();
  for (const { target, isType } of await importsOf(file)) {
    if (!isOwn(target) || isOwnFolder(file, target)) continue;
    const allowed = [...(layer?.values ?? []), ...(isType ? (layer?.types ?? []) : [])];
    expect(
      allowed.some((pattern) => pattern.test(target)),
      `${file} imports ${target}`,
    ).toBe(true);
  }
});

test('what checks a text by itself runs in a browser too', async () => {
  const files = new Set([
    'scripts/content/facts/gatherFacts.ts',
    'scripts/content/checks/checkBodies.ts',
    'scripts/content/markdown/renderBody.ts',
  ]);
  // What is found is visited too.
  for (const file of files) {
    for (const { target, isType } of await importsOf(file)) {
      if (isType) continue;
      expect(target, `imported by ${file}`).not.toMatch(/^node:/);
      if (sources.includes(target)) files.add(target);
    }
  }
  expect(files.size).toBeGreaterThan(50);
});

test('each island is exported under its file’s name and knows that name', async () => {
  const islands = sources.filter((file) => file.endsWith('.island.tsx'));
  expect(islands.length).toBeGreaterThan(0);
  for (const file of islands) {
    const name = path.basename(file, '.island.tsx');
    const module = await import(path.resolve(file));
    expect(module[name]?.islandName).toBe(name);
    expect(await readFile(file, 'utf8'), `${file} says why it is an island`).toContain(
      'Why an island:',
    );
  }
});
