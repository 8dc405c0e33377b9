import { hash } from 'node:crypto';
import path from 'node:path';
import { compareText, startOfFile } from '../diagnostic.ts';
import { type Finding, finding, locate } from '../rules/finding.ts';
import type { ContentFolder, TextFile } from './contentFolder.ts';
import { listContent } from './listContent.ts';
import { readBytes } from './readBytes.ts';

const isTextFile = (file: string) => /\.(ya?ml|md|markdown)$/i.test(file);

/**
 * Lists the content and reads its words. Reading is synchronous: for thousands of small files that
 * takes a quarter of the time.
 * @param root the absolute path of `content/`
 */
export function readContentFolder(root: string): ContentFolder {
  const { files, outside } = listContent(root);
  const paths = files.sort(compareText);
  const texts = new Map<string, TextFile>();
  const diagnostics = outside.map((file) => problem(file, finding('outside-content', {})));
  for (const file of paths.filter(isTextFile)) {
    const read = readBytes(path.join(root, file));
    if (Buffer.isBuffer(read)) texts.set(file, textFile(root, file, read));
    else diagnostics.push(problem(file, read));
  }
  return { paths, texts, diagnostics };
}

const decoder = new TextDecoder();

function textFile(root: string, file: string, bytes: Buffer): TextFile {
  const hashOf = (content: Buffer) => `${hash('sha256', content, 'base64')} ${file}`;
  // Read again rather than kept: ten thousand articles would fill the memory. A file that has
  // become unreadable meanwhile is empty, and the next run says why.
  const read = () => {
    const again = readBytes(path.join(root, file));
    const content = Buffer.isBuffer(again) ? again : Buffer.alloc(0);
    return { text: decoder.decode(content), hash: hashOf(content) };
  };
  return {
    path: file,
    hash: hashOf(bytes),
    read,
    get text() {
      return read().text;
    },
  };
}

const problem = (file: string, found: Finding) => locate(found, `content/${file}`, startOfFile);
