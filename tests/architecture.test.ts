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
  /** What they may also import, but only as types. */
  types?: readonly RegExp[];
}

const content = /^#content\//;
const model = /^scripts\/content\/model\//;
/** What the compiler and the pages must do in the same way. */
const shared = /^scripts\/content\/model\/(?:routes|published)\.ts$/;

/** The rooms of the compiler in the order of the data flow: each imports from those before it. */
const rooms = ['model', 'source', 'check', 'emit', 'report', 'commands'];

/** What also runs in a browser, except for the modules that read the disk. */
const pureRooms = /^scripts\/(?:content\/(?:model|source|check)|admin)\//;
/** The pure parts of making the site’s data: the preview of an edit uses the same ones. */
const pureOutputs =
  /^scripts\/content\/emit\/(?:bodyReferences|modules|renderBody|showBlocks|siteDataModules)\.ts$/;
const diskReaders =
  /^scripts\/(?:content\/source\/(?:downloadIndex|factStore|folders|inspectPicture|pictureIndex|readContentFolder)|admin\/vite\.config)\.ts$/;

const layers: readonly Layer[] = [
  {
    name: 'islands',
    files: /\.island\.tsx$/,
    values: [
      /^components\/(?!Island\/Island\.tsx|PageContext)/,
      /^scripts\/content\/model\/published\.ts$/,
    ],
    types: [content],
  },
  {
    name: 'page data',
    files: /^pages\/.*\.ts$/,
    values: [content, /^pages\//, shared],
    types: [/^components\//, model],
  },
  {
    name: 'pages',
    files: /^pages\//,
    values: [/^components\//, /^styles\//],
    types: [content, model],
  },
  {
    name: 'components',
    files: /^components\//,
    values: [/^components\//, /^styles\//, shared],
    types: [content, model],
  },
  {
    name: 'renderer’s content',
    files: /^renderer\/content\.ts$/,
    values: [content],
  },
  {
    name: 'the link to a page’s form',
    files: /^renderer\/client\/offerForm\.ts$/,
    values: [/^scripts\/content\/model\/adminPage\.ts$/],
  },
  {
    name: 'renderer',
    files: /^renderer\//,
    values: [/^renderer\//, /^components\//, /^styles\//, shared],
    types: [content, model],
  },
  {
    name: 'generated',
    files: /^generated\//,
    values: [/^scripts\/content\/emit\/readGenerated\.ts$/],
    types: [model, /^generated\//],
  },
  ...rooms.map(
    (room, index): Layer => ({
      name: `the compiler’s room ${room}`,
      files: new RegExp(`^scripts/content/${room}/`),
      values: [
        new RegExp(`^scripts/content/(?:${rooms.slice(0, index + 1).join('|')})/`),
        // What is not about content is next to the compiler.
        /^scripts\/[^/]+\.ts$/,
      ],
    }),
  ),
  {
    name: 'the page that shows an edit',
    files: /^scripts\/admin\/preview\/renderPage\.tsx$/,
    values: [/^renderer\/PageBody\.tsx$/],
    types: [/^components\/PageContext\//],
  },
  {
    name: 'how the page for editors is bundled',
    files: /^scripts\/admin\/vite\.config\.ts$/,
    values: [
      /^scripts\/build\/scopedName\.ts$/,
      /^scripts\/content\/(?:model\/adminPage|source\/folders)\.ts$/,
    ],
  },
  {
    name: 'the page for editors',
    files: /^scripts\/admin\//,
    values: [
      /^scripts\/admin\//,
      /^scripts\/content\/(?:model|source|check)\//,
      pureOutputs,
      // There, findings are made harmless to show as they are here.
      /^scripts\/content\/report\/plainText\.ts$/,
    ],
  },
  { name: 'scripts', files: /^scripts\//, values: [/^scripts\//, content] },
];

interface Import {
  /** A path from the project’s folder, or a package. */
  target: string;
  isPackage: boolean;
  isType: boolean;
  /** Whether it is imported only when needed. */
  isLater?: boolean;
}

const sources = await glob(['{components,generated,pages,renderer,scripts}/**/*.{ts,tsx}'], {
  ignore: ['**/*.{test,spec}.*', '**/*.d.ts'],
});

async function importsOf(file: string): Promise<Import[]> {
  const text = await readFile(file, 'utf8');
  const { module } = parseSync(file, text);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...targetOf(file, moduleRequest.value),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ ...targetOf(file, moduleRequest.value), isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    ...targetOf(file, text.slice(start + 1, end - 1)),
    isType: false,
    isLater: true,
  }));
  return [...imports, ...exports, ...dynamic];
}

const targetOf = (file: string, request: string) =>
  request.startsWith('.')
    ? { target: path.posix.join(path.posix.dirname(file), request), isPackage: false }
    : { target: request, isPackage: !content.test(request) };

/** A page’s components are its own: pages do not reach into each other’s folders. */
const isOwnFolder = (file: string, target: string) =>
  file.startsWith('pages/') && target.startsWith(`${path.posix.dirname(file)}/`);

test.each(sources)('%s imports only what its layer allows', async (file) => {
  const layer = layers.find(({ files }) => files.test(file));
  expect(layer, 'belongs to a layer').toBeDefined();
  for (const { target, isType, isPackage } of await importsOf(file)) {
    if (isPackage || isOwnFolder(file, target)) continue;
    const allowed = [...(layer?.values ?? []), ...(isType ? (layer?.types ?? []) : [])];
    expect(
      allowed.some((pattern) => pattern.test(target)),
      `${file} imports ${target}`,
    ).toBe(true);
  }
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

test('there are no circular imports', async () => {
  const imports = new Map<string, string[]>();
  for (const file of sources) {
    imports.set(
      file,
      (await importsOf(file)).map(({ target }) => target),
    );
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);
  expect(circles).toEqual([]);
});

test.each(
  sources.filter(
    (file) => (pureRooms.test(file) || pureOutputs.test(file)) && !diskReaders.test(file),
  ),
)('%s also runs in a browser', async (file) => {
  const targets = (await importsOf(file)).flatMap(({ target, isType }) => (isType ? [] : [target]));
  const barred = targets.filter(
    (target) => /^node:|^sharp$/.test(target) || diskReaders.test(target),
  );
  expect(barred).toEqual([]);
});

// Parsers take longer to load than the rest of such a check, and most of an editor’s checks are
// such.
test('a check with nothing new to read loads no parser', async () => {
  const waiting = ['scripts/content/commands/cli.ts'];
  const loaded = new Set(waiting);
  for (const file of waiting) {
    if (!sources.includes(file)) continue;
    for (const { target, isType, isLater } of await importsOf(file)) {
      if (isType || isLater || loaded.has(target)) continue;
      loaded.add(target);
      waiting.push(target);
    }
  }
  expect([...loaded]).toContain('scripts/content/commands/checkContent.ts');
  expect([...loaded].filter((name) => /^(?:gray-matter|remark|sharp|yaml)/.test(name))).toEqual([]);
});

test('no two exports share a name, except for Vike’s hooks', async () => {
  const files = await glob(['{components,pages,renderer,scripts,tests}/**/*.{ts,tsx}'], {
    ignore: ['**/*.d.ts', '**/+*'],
  });
  const homes = new Map<string, string[]>();
  for (const file of files) {
    const { module } = parseSync(file, await readFile(file, 'utf8'));
    const entries = module.staticExports.flatMap((statement) => statement.entries);
    for (const { exportName, moduleRequest } of entries) {
      const { name } = exportName;
      // What is re-exported is declared elsewhere.
      if (name && !moduleRequest) homes.set(name, [...(homes.get(name) ?? []), file]);
    }
  }
  expect([...homes].filter(([, { length }]) => length > 1)).toEqual([]);
});
