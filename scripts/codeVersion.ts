import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

/** All code of the site and all that it depends on; of the content, only types and tints. */
const site = [
  'components/**',
  'generated/*.{scss,ts,woff2}',
  // Only types, of every address.
  '!generated/paths.ts',
  'pages/**',
  'renderer/**',
  // Only these: tests/architecture.test.ts.
  'scripts/*.{js,ts}',
  'scripts/{build,content}/**/*.{js,ts}',
  'styles/**',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** The files that decide on what each part of our code makes, from the project’s folder. */
const inputs = {
  site,
  /** The page for editors, which shows the site’s pages beside its forms. */
  admin: [...site, 'scripts/admin/**', 'scripts/content/**/*.json'],
  /** What the compiler finds in files of content and makes of them. */
  compiler: ['scripts/content/**/*.{ts,js}', 'package-lock.json'],
  /** Whether a picture is accepted. */
  inspector: [
    'scripts/content/source/{inspectPicture.ts,renditions.ts,drawing/*.ts}',
    'package-lock.json',
  ],
  /** Pictures for sharing; what encodes them is in the hash of each. */
  sharing: ['scripts/content/emit/sharing/*.ts'],
  /** Whether a page is good. */
  pageCheck: [
    'scripts/{pageCheck,serve}/*.ts',
    'scripts/test/browser.ts',
    'scripts/content/emit/*.js',
    'package-lock.json',
  ],
} as const satisfies Record<string, readonly string[]>;

const root = fileURLToPath(new URL('..', import.meta.url));

const known = new Map<keyof typeof inputs, string>();

/**
 * A hash of a part of our code, without tests, which tells apart what other versions of it have
 * made. It is computed once per process, so what a process writes must be written before it asks.
 */
export function codeVersion(part: keyof typeof inputs): string {
  const hash = known.get(part) ?? hashOf(inputs[part]);
  known.set(part, hash);
  return hash;
}

/** The compiler’s code, and the release of Node that runs it: facts from others are not used. */
export const compilerVersion = () => `${process.version} ${codeVersion('compiler')}`;

function hashOf(patterns: readonly string[]): string {
  const files = globSync([...patterns], { cwd: root, ignore: '**/*.{test,spec}.{ts,tsx}' });
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
