import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const script = path.resolve(import.meta.dirname, '../../deploy/receiver.mjs');

/** The site whose forms it accepts. */
export const site = 'https://www.site.example';

/** A line of its file. */
interface BookLine {
  id?: string;
  mailed?: string;
  isSuspect?: boolean;
  fields?: Record<string, unknown>;
}

/** The receiver as an owner runs it: a process, its own folder, and a program that sends mail. */
export interface Receiver {
  url: string;
  folder: string;
  log: string[];
  /** The lines of its file. */
  entries: () => Promise<BookLine[]>;
  mails: () => Promise<string[]>;
  /** Makes the mail program fail, or work again. */
  breakMail: (isBroken: boolean) => Promise<void>;
  /** Kills it immediately, as in a power failure. */
  kill: () => Promise<void>;
  /** Stops it as a service manager does. */
  stop: () => Promise<number | null>;
  /** Starts it again with the same file. */
  restart: (env?: Record<string, string>) => Promise<Receiver>;
  remove: () => Promise<void>;
}

/**
 * @param env its settings, in addition to those for tests
 * @param fileBlocks the maximum size of its file, in blocks of 512 bytes, as on a full disk
 */
export async function startReceiver(
  env: Record<string, string> = {},
  { fileBlocks = 0, folder = '' } = {},
): Promise<Receiver> {
  const home = folder || (await mkdtemp(path.join(tmpdir(), 'receiver-')));
  const mailer = path.join(home, 'sendmail');
  const broken = path.join(home, 'broken');
  await writeFile(
    mailer,
    `#!/bin/sh\n[ -e "${broken}" ] && exit 75\n{ echo "$@"; cat; } > "${home}/$$.part" && mv "${home}/$$.part" "${home}/$$.mail"\n`,
  );
  await chmod(mailer, 0o755);
  const file = path.join(home, 'leads.jsonl');
  const limit = fileBlocks ? `ulimit -f ${fileBlocks};` : '';
  const child = spawn('sh', ['-c', `${limit} exec "${process.execPath}" "${script}"`], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LEADS_FILE: file,
      ORIGINS: site,
      SENDMAIL: mailer,
      LIMIT: '1000',
      ...env,
    },
  });
  const log: string[] = [];
  const port = await portOf(child, log);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    return (await ended)[0] as number | null;
  };
  return {
    url: `http://127.0.0.1:${port}/`,
    folder: home,
    log,
    entries: async () =>
      (await readFile(file, 'utf8'))
        .split('\n')
        .flatMap((line) => (line ? [JSON.parse(line)] : [])),
    mails: async () => {
      const names = (await readdir(home)).filter((name) => name.endsWith('.mail'));
      return Promise.all(names.map((name) => readFile(path.join(home, name), 'utf8')));
    },
    breakMail: (isBroken) => (isBroken ? writeFile(broken, '') : rm(broken)),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    restart: (others) => startReceiver({ ...env, ...others }, { fileBlocks, folder: home }),
    remove: async () => {
      if (child.exitCode === null && child.signalCode === null) await end('SIGKILL');
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function portOf(child: ChildProcess, log: string[]): Promise<string> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
    createInterface({ input: child.stdout as never }).on('line', (line) => {
      log.push(line);
      const port = /^listening on .*:(\d+)$/.exec(line)?.[1];
      if (port) resolve(port);
    });
  });
}

/** Sends a form like the site’s script. */
export const postLead = (url: string, fields: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      origin: site,
      ...headers,
    },
    body: JSON.stringify(fields),
  });
