// Receives the site’s forms on a host of your own: one file, Node 20 or newer, nothing to install.
// Settings and steps: docs/deploying.md, “A receiver of your own”.
//
// It confirms a request only once it is safe on the disk, keeps each `submissionId` once, and mails
// afterwards, so that no mail server can lose a request. When it cannot store one, it answers in a
// way that lets the site send it again. Its log names no one.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { createServer } from 'node:http';

const {
  PORT = '8787',
  LEADS_FILE = 'leads.jsonl',
  ORIGINS = '',
  THANKS_PAGE = '',
  MAIL_TO = '',
  MAIL_FROM = MAIL_TO,
  SENDMAIL = '/usr/sbin/sendmail',
  MAIL_AGAIN_SECONDS = '300',
  LIMIT = '10',
  LIMIT_ALL = '300',
  LIMIT_SECONDS = '600',
} = process.env;

/** The site’s longest request has about 8 KB. */
const mostBytes = 64 * 1024;
/** A visitor’s page waits at most 20 seconds before it sends again. */
const fullDisk = { 'retry-after': '15' };

/** An answer other than success; the request is not stored then. */
class Refusal extends Error {
  constructor(status, message, headers = {}, cause = undefined) {
    super(message, { cause });
    Object.assign(this, { status, headers });
  }
}

/** The file of requests, one JSON object per line: a request, or the id of one that was mailed. */
async function openBook(path) {
  const file = await open(path, 'a+', 0o600);
  const text = await file.readFile('utf8');
  let last = Promise.resolve();
  const refuse = (error) => {
    throw new Refusal(503, 'Not stored. Please try again, or call us.', fullDisk, error);
  };
  /** Writes one entry after the other; a write that fails leaves the file as it was. */
  const append = (entry) => {
    const written = last.then(async () => {
      const { size, ino } = await file.stat().catch(refuse);
      // Someone replaced the file, so no one would ever see what is written to the old one.
      if ((await stat(path).catch(() => undefined))?.ino !== ino) {
        log('the file was replaced by another: exiting, to open that one at the next start');
        process.exit(1);
      }
      try {
        await file.appendFile(`${JSON.stringify(entry)}\n`);
        await file.datasync();
      } catch (error) {
        // If half a line cannot be removed either, exit: the next start reads the file again.
        await file.truncate(size).catch(() => process.exit(1));
        refuse(error);
      }
    });
    last = written.catch(() => {});
    return written;
  };
  const entries = text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line)] : [];
    } catch {
      log('an incomplete line is passed over');
      return [];
    }
  });
  if (text && !text.endsWith('\n')) await file.appendFile('\n');
  return { entries, append, settled: () => last };
}

const log = (message) => console.log(message);

let book;
/** The requests that are stored or being stored, by id. */
const known = new Map();
const unmailed = new Map();

/** Older requests were read in the file long ago, before there was an address to mail to. */
const mailedForMs = 7 * 24 * 3600 * 1000;

async function load() {
  const { entries, ...rest } = await openBook(LEADS_FILE);
  book = rest;
  for (const entry of entries) {
    if (entry.mailed) unmailed.delete(entry.mailed);
    if (!entry.id) continue;
    known.set(entry.id, Promise.resolve());
    if (Date.now() - Date.parse(entry.receivedAt) < mailedForMs) toMail(entry);
  }
  log(`${known.size} requests in the file, ${unmailed.size} to be mailed`);
}

function toMail(entry) {
  if (MAIL_TO) unmailed.set(entry.id, entry);
}

/** Stores a request once; resolves when it is safe. */
function store(fields, address) {
  const { submissionId, _gotcha, ...rest } = fields;
  const id = /^[\w-]{8,64}$/.test(submissionId ?? '') ? submissionId : randomUUID();
  const before = known.get(id);
  if (before) return before;
  limit(address);
  const entry = {
    id,
    receivedAt: new Date().toISOString(),
    isSuspect: Boolean(_gotcha),
    fields: rest,
  };
  const stored = book.append(entry).then(
    () => {
      log(`${id} stored`);
      toMail(entry);
      void mailAll();
    },
    (error) => {
      known.delete(id);
      log(`${id} not stored: ${error.cause.code}`);
      throw error;
    },
  );
  known.set(id, stored);
  return stored;
}

/** How many requests came from each network, and in all, since the counts were last reset. */
const counts = new Map();
let forgetAt = 0;

/** For IPv6 the first half of the address: each home has a network with countless addresses. */
function networkOf(address = '') {
  if (!/^(?!::ffff:).*:/i.test(address)) return address;
  const [head, tail] = address.split('::').map((part) => part.split(':'));
  const zeros = tail ? Array(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

function limit(address) {
  const now = Date.now();
  if (now >= forgetAt) {
    counts.clear();
    forgetAt = now + LIMIT_SECONDS * 1000;
  }
  const countOf = (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
  if (countOf(networkOf(address)) <= LIMIT && countOf('all') <= LIMIT_ALL) return;
  throw new Refusal(429, 'Too many requests. Please call us.', {
    'retry-after': Math.ceil((forgetAt - now) / 1000),
  });
}

let isMailing = false;

/** Mails what is not mailed yet, one by one; failures are tried again later and after a restart. */
async function mailAll() {
  if (!MAIL_TO || isMailing) return;
  isMailing = true;
  for (const entry of unmailed.values()) {
    try {
      await mail(entry);
    } catch (error) {
      log(`${entry.id} not mailed: ${error.message}`);
      continue;
    }
    unmailed.delete(entry.id);
    await book.append({ mailed: entry.id }).catch(({ cause }) => {
      log(`${entry.id} mailed, but not noted: ${cause.code}. A restart mails it again.`);
    });
  }
  isMailing = false;
}

/** Keeps a line of a text from passing for another field. */
const indented = (value) => String(value).replaceAll(/\r\n|\r|\n/g, '\n    ');

/** Addresses that are safe in a header as they are. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,190}$/;

function mail({ id, receivedAt, isSuspect, fields }) {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${indented(value)}`);
  const subject = `${isSuspect ? 'Perhaps a robot: ' : ''}Request from the website`;
  const headers = [
    `From: ${MAIL_FROM}`,
    `To: ${MAIL_TO}`,
    ...(plainAddress.test(fields.email) ? [`Reply-To: ${fields.email}`] : []),
    `Subject: ${subject}`,
    `Date: ${new Date(receivedAt).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${MAIL_FROM.split('@').at(-1)}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  // Anything else that visitors typed is only in the body, where it cannot become a header.
  const body = Buffer.from(`${lines.join('\n')}\n\n${id}\n`).toString('base64');
  return new Promise((resolve, reject) => {
    const program = spawn(SENDMAIL, ['-i', '-f', MAIL_FROM, '--', MAIL_TO], {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: 60_000,
      killSignal: 'SIGKILL',
    });
    program.on('error', reject);
    program.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`sendmail: ${code}`)),
    );
    program.stdin.on('error', () => {});
    program.stdin.end([...headers, '', ...(body.match(/.{1,76}/g) ?? []), ''].join('\n'));
  });
}

async function read(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) throw new Refusal(413, 'Too long.', { connection: 'close' });
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks).toString('utf8');
  const type = request.headers['content-type']?.split(';')[0].trim();
  if (type === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(body));
  }
  if (type !== 'application/json') throw new Refusal(415, 'Neither JSON nor a plain form.');
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'This is no JSON.');
  }
}

function check(fields) {
  const isFlat =
    typeof fields === 'object' &&
    fields !== null &&
    !Array.isArray(fields) &&
    // A line break in a name could pass for another field in the mail.
    Object.keys(fields).every((name) => /^[\w.[\] -]{1,60}$/.test(name)) &&
    Object.values(fields).every((value) => ['string', 'boolean', 'number'].includes(typeof value));
  if (!isFlat) throw new Refusal(400, 'These are no fields of a form.');
  if (!fields.phone && !fields.email)
    throw new Refusal(400, 'A phone number or an e-mail address is missing.');
}

async function receive(request, origin) {
  if (request.method !== 'POST') throw new Refusal(405, 'Only forms.', { allow: 'POST, OPTIONS' });
  if (origin && !allowed.includes(origin)) throw new Refusal(403, 'Not from this site.');
  const fields = await read(request);
  check(fields);
  // Only the proxy on this machine can reach the receiver, so the header is true.
  await store(fields, request.headers['x-real-ip'] ?? request.socket.remoteAddress);
}

const allowed = ORIGINS.split(/[\s,]+/).filter(Boolean);

/** The site’s scripts may read every answer, including refusals and when to try again. */
const sharing = (origin) =>
  allowed.includes(origin)
    ? {
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'content-type',
        'access-control-expose-headers': 'retry-after',
        'access-control-max-age': '86400',
      }
    : {};

const page = (text) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><p>${text}</p></html>`;

async function answer(request, response) {
  const { origin, accept = '' } = request.headers;
  const isScript = accept.includes('application/json');
  const reply = (status, text, headers = {}) => {
    const type = isScript ? 'application/json' : 'text/html; charset=utf-8';
    const all = { ...sharing(origin), vary: 'origin, accept', 'content-type': type, ...headers };
    const ok = status < 400;
    response.writeHead(status, all);
    response.end(isScript ? JSON.stringify({ ok, ...(ok ? {} : { error: text }) }) : page(text));
  };
  if (request.method === 'OPTIONS') return void response.writeHead(204, sharing(origin)).end();
  try {
    await receive(request, origin);
    if (THANKS_PAGE && !isScript) reply(303, 'Thank you.', { location: THANKS_PAGE });
    else reply(200, 'Thank you. We have your request.');
  } catch (error) {
    if (error instanceof Refusal) return reply(error.status, error.message, error.headers);
    log(`failed: ${error.code ?? error.name}`);
    response.destroy();
  }
}

let start;
const ready = new Promise((resolve) => {
  start = resolve;
});

const server = createServer(async (request, response) => {
  await ready;
  await answer(request, response);
});
// Do not wait for clients that send only a few bytes now and then.
server.requestTimeout = 20_000;

// Take the port first: a second receiver exits here, before it touches the file.
server.listen(Number(PORT), '127.0.0.1', async () => {
  await load();
  start();
  log(`listening on 127.0.0.1:${server.address().port}`);
  void mailAll();
  setInterval(mailAll, MAIL_AGAIN_SECONDS * 1000).unref();
});

process.on('SIGTERM', () => {
  server.close(async () => {
    await book?.settled();
    process.exit();
  });
  server.closeIdleConnections();
});
