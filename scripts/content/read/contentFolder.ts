import { opendir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { compareText, type Diagnostic, startOfFile } from '../diagnostic.ts';
import { type Finding, finding, locate } from '../rules/finding.ts';

/** A text file larger than this is a mistake, and would only slow everyone down. */
const maxTextBytes = 1024 * 1024;

/** A file of words as it stands on disk. */
export interface TextFile {
  /** The path below `content/`, with forward slashes. */
  path: string;
  text: string;
}

/** What `content/` holds; unreadable files are findings, not exceptions. */
export interface ContentFolder {
  /** Every file’s path below `content/`, sorted. */
  paths: readonly string[];
  texts: ReadonlyMap<string, TextFile>;
  diagnostics: readonly Diagnostic[];
}

const isText = (file: string) => /\.(ya?ml|md|markdown)$/i.test(file);

/** Files that other programs leave behind, the guide for editors among them. */
const isIgnored = (file: string) => {
  const name = path.posix.basename(file);
  return name.startsWith('.') || name === 'README.md' || name === 'Thumbs.db';
};

/**
 * Lists the content and reads its words.
 * @param root the absolute path of `content/`
 */
export async function readContentFolder(root: string): Promise<ContentFolder> {
  const diagnostics: Diagnostic[] = [];
  const paths: string[] = [];
  for (const file of await listFiles(root)) {
    if (isIgnored(file)) continue;
    if (await leavesFolder(root, file)) {
      diagnostics.push(problem(file, finding('outside-content', {})));
      continue;
    }
    paths.push(file);
  }
  const texts = new Map<string, TextFile>();
  for (const file of paths.filter(isText)) {
    const text = await readText(root, file);
    if (typeof text === 'string') texts.set(file, { path: file, text });
    else diagnostics.push(text);
  }
  return { paths, texts, diagnostics };
}

async function listFiles(root: string): Promise<string[]> {
  const files: string[] = [];
  try {
    for await (const entry of await opendir(root, { recursive: true })) {
      if (entry.isDirectory()) continue;
      const relative = path.relative(root, path.join(entry.parentPath, entry.name));
      files.push(relative.split(path.sep).join('/'));
    }
  } catch (error) {
    // No folder at all reads as an empty one: each file that must exist is then reported missing.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return files.sort(compareText);
}

async function leavesFolder(root: string, file: string): Promise<boolean> {
  try {
    const [realRoot, realFile] = await Promise.all([
      realpath(root),
      realpath(path.join(root, file)),
    ]);
    return !realFile.startsWith(realRoot + path.sep);
  } catch {
    return true;
  }
}

async function readText(root: string, file: string): Promise<string | Diagnostic> {
  const absolute = path.join(root, file);
  try {
    const stats = await stat(absolute);
    // A pipe or a device would never end.
    if (!stats.isFile()) return problem(file, finding('unreadable', { code: 'not a file' }));
    const { size } = stats;
    if (size > maxTextBytes) {
      return problem(file, finding('file-size', { bytes: size, limit: maxTextBytes }));
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(absolute));
    if (text.includes('\0')) throw new TypeError('NUL byte');
    return text;
  } catch (error) {
    if (error instanceof TypeError) return problem(file, finding('not-text', {}));
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return problem(file, finding('unreadable', { code }));
  }
}

const problem = (file: string, found: Finding) => locate(found, `content/${file}`, startOfFile);
