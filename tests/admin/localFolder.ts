import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** What the stand-in requests from the disk. */
type Request =
  | { does: 'list' | 'stat' | 'read' | 'remove' | 'makeFolder'; at: string }
  | { does: 'move'; at: string; to: string }
  | { does: 'write'; at: string; bytes: number[] };

/**
 * Lets a page choose a folder on this machine, which a headless browser cannot ask for.
 * @param folder its absolute path
 */
export async function offerFolder(page: Page, folder: string): Promise<void> {
  await page.exposeFunction('askDisk', (request: Request) => answer(folder, request));
  await page.addInitScript(standIn);
}

async function answer(folder: string, request: Request): Promise<unknown> {
  const file = path.join(folder, request.at);
  if (path.relative(folder, file).startsWith('..')) throw new Error(`${request.at} is outside.`);
  switch (request.does) {
    case 'list':
      return (await readdir(file, { withFileTypes: true })).map((entry) => ({
        name: entry.name,
        kind: entry.isDirectory() ? 'directory' : 'file',
      }));
    case 'stat':
      return stat(file).then(
        (found) => (found.isDirectory() ? 'directory' : 'file'),
        () => undefined,
      );
    case 'read': {
      const { mtimeMs } = await stat(file);
      return { base64: await readFile(file, 'base64'), lastModified: mtimeMs };
    }
    case 'makeFolder':
      return mkdir(file, { recursive: true });
    case 'move':
      return rename(file, path.join(folder, request.to));
    case 'remove':
      return rm(file, { recursive: true });
    case 'write':
      return writeFile(file, Buffer.from(request.bytes));
  }
}

/** The handles of the File System Access API, based on what the test answers. Runs in the page. */
function standIn() {
  const { askDisk } = window as unknown as { askDisk: (request: object) => Promise<never> };
  const missing = (name: string) => new DOMException(`${name} is not there.`, 'NotFoundError');
  const types: Record<string, string> = {
    svg: 'image/svg+xml',
    jpg: 'image/jpeg',
    png: 'image/png',
  };

  class FileStandIn {
    readonly kind = 'file';
    readonly name: string;
    at: string;
    constructor(name: string, at: string) {
      this.name = name;
      this.at = at;
    }
    async getFile() {
      const { base64, lastModified } = (await askDisk({ does: 'read', at: this.at })) as {
        base64: string;
        lastModified: number;
      };
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const type = types[this.name.split('.').pop() ?? ''] ?? '';
      return new File([bytes], this.name, { lastModified, type });
    }
    async createWritable() {
      const parts: (Blob | string)[] = [];
      const { at } = this;
      return {
        write: async (part: Blob | string) => void parts.push(part),
        async close() {
          const bytes = [...new Uint8Array(await new Blob(parts).arrayBuffer())];
          await askDisk({ does: 'write', at, bytes });
        },
      };
    }
    async move(folder: FolderStandIn, name: string) {
      const to = folder.pathOf(name);
      await askDisk({ does: 'move', at: this.at, to });
      this.at = to;
    }
  }

  class FolderStandIn {
    readonly kind = 'directory';
    readonly name: string;
    readonly at: string;
    constructor(name: string, at: string) {
      this.name = name;
      this.at = at;
    }
    async *entries() {
      const all = (await askDisk({ does: 'list', at: this.at })) as {
        name: string;
        kind: string;
      }[];
      for (const { name, kind } of all) yield [name, this.handle(name, kind)];
    }
    pathOf(name: string) {
      return this.at ? `${this.at}/${name}` : name;
    }
    handle(name: string, kind: string) {
      const at = this.pathOf(name);
      return kind === 'directory' ? new FolderStandIn(name, at) : new FileStandIn(name, at);
    }
    async open(name: string, kind: string, create = false) {
      const at = this.pathOf(name);
      const found = await askDisk({ does: 'stat', at });
      if (found && found !== kind) throw new DOMException(name, 'TypeMismatchError');
      if (!found && !create) throw missing(name);
      if (!found) {
        await askDisk(
          kind === 'directory' ? { does: 'makeFolder', at } : { does: 'write', at, bytes: [] },
        );
      }
      return this.handle(name, kind);
    }
    getFileHandle(name: string, { create = false } = {}) {
      return this.open(name, 'file', create);
    }
    getDirectoryHandle(name: string, { create = false } = {}) {
      return this.open(name, 'directory', create);
    }
    async removeEntry(name: string) {
      await askDisk({ does: 'remove', at: this.pathOf(name) });
    }
    async requestPermission() {
      return 'granted';
    }
  }

  Object.assign(window, { showDirectoryPicker: async () => new FolderStandIn('site', '') });
}
