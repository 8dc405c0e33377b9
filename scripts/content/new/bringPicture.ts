import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Folders } from '../folders.ts';
import { inspectPicture, isPictureFacts } from '../pictures/inspectPicture.ts';
import { readPicture } from '../pictures/pictureIndex.ts';

/** A picture from anywhere on the computer, and what it will be below `content/images/`. */
export interface BroughtPicture {
  source: string;
  file: string;
}

/**
 * Looks at a picture that is to be copied in, as the check would.
 * @param typed its path as people give it: dragged into a terminal, in quotes, or as an address
 * @param wanted its name below `content/images/`, without an ending
 * @returns `undefined` where it is no path of this computer, but a name that is wrong
 */
export async function bringPicture(
  typed: string,
  wanted: string,
  { images }: Pick<Folders, 'images'>,
): Promise<BroughtPicture | { problem: string } | undefined> {
  const source = candidates(typed).find((candidate) => existsSync(candidate));
  if (source === undefined) {
    if (!isPath(typed)) return undefined;
    return { problem: `There is no file ${typed.trim()} on this computer.` };
  }
  if (statSync(source).isDirectory()) {
    return { problem: `${source} is a folder. Give the path of one picture in it.` };
  }
  const bytes = await readPicture(source);
  const facts = Buffer.isBuffer(bytes) ? await inspectPicture(bytes) : bytes;
  if (!isPictureFacts(facts)) return { problem: `${facts.message} ${facts.help}` };
  return { source, file: freeName(wanted, path.extname(source).toLowerCase(), images) };
}

/** Whether a text can only be meant as a path from the top. */
const isPath = (typed: string) => /^['"]?(?:\/|~|file:|[a-z]:\\)/i.test(typed.trim());

/** What a path may have meant; shells put a backslash before a space, Windows between folders. */
function candidates(typed: string): string[] {
  const bare = typed.trim().replace(/^(['"])(.*)\1$/, '$2');
  if (/^file:/i.test(bare)) return fromAddress(bare);
  const atHome = bare.replace(/^~(?=\/|\\)/, homedir());
  return [atHome, atHome.replace(/\\(.)/g, '$1')].map((name) => path.resolve(name));
}

function fromAddress(address: string): string[] {
  try {
    return [fileURLToPath(address)];
  } catch {
    return [];
  }
}

/** A picture that is there already, such as one of an older page, is never written over. */
function freeName(wanted: string, extension: string, images: string): string {
  for (let count = 1; ; count++) {
    const file = `${wanted}${count > 1 ? `-${count}` : ''}${extension}`;
    if (!existsSync(path.join(images, file))) return file;
  }
}
