import { appendFile, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { elementsIn } from '../html/elements.ts';
import { postLead, type Receiver, site, startReceiver } from './receiver.ts';

const lead = { firstName: 'Zoë', phone: '(815) 555-0199', email: 'zoe@site.example' };
const withId = (index: number) => ({ ...lead, submissionId: `submission-${index}` });

const open: Receiver[] = [];
afterEach(async () => {
  for (const receiver of open.splice(0)) await receiver.remove();
});

async function start(...settings: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...settings);
  open.push(receiver);
  return receiver;
}

/** Waits for what a process does later, even on a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });

test('a request is stored as typed, readable only by the owner, and the log contains no names', async () => {
  const { url, entries, folder, log } = await start();
  const response = await postLead(url, withId(1));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await entries()).toEqual([
    { id: 'submission-1', receivedAt: expect.any(String), isSuspect: false, fields: lead },
  ]);
  expect((await stat(path.join(folder, 'leads.jsonl'))).mode & 0o077).toBe(0);
  // The log contains the port number, which may be any digits.
  expect(log.join()).not.toMatch(/Zoë|555-?0199|zoe@/);
});

test('the same request is stored once, whether repeated at once, later or after a restart', async () => {
  const receiver = await start();
  const twenty = Array.from({ length: 20 }, () => postLead(receiver.url, withId(1)));
  for (const { status } of await Promise.all(twenty)) expect(status).toBe(200);
  await postLead(receiver.url, withId(2));
  await receiver.kill();
  const next = await receiver.restart();
  open.push(next);
  for (const index of [1, 2, 3]) expect((await postLead(next.url, withId(index))).status).toBe(200);
  expect((await next.entries()).map(({ id }) => id)).toEqual(
    [1, 2, 3].map((n) => `submission-${n}`),
  );
});

test('what was confirmed survives a crash while other requests are written', async () => {
  const receiver = await start();
  const told: string[] = [];
  const all = Array.from({ length: 200 }, async (_, index) => {
    const response = await postLead(receiver.url, withId(index)).catch(() => undefined);
    if (response?.status === 200) told.push(`submission-${index}`);
  });
  await eventually(() => expect(told.length).toBeGreaterThan(20));
  await receiver.kill();
  await Promise.all(all);
  const next = await receiver.restart();
  open.push(next);
  const ids = (await next.entries()).map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(told));
});

test('an incomplete line after a power failure spoils neither the other lines nor the next', async () => {
  const receiver = await start();
  await postLead(receiver.url, withId(1));
  await receiver.kill();
  const half = Buffer.from('{"id":"submission-2","fields":{"firstName":"Zoë').subarray(0, -1);
  await appendFile(path.join(receiver.folder, 'leads.jsonl'), half);
  const next = await receiver.restart();
  open.push(next);
  expect(next.log.join()).toContain('passed over');
  await postLead(next.url, withId(2));
  await next.kill();
  const third = await next.restart();
  open.push(third);
  expect(third.log.join()).toContain('2 requests');
});

test('a full disk stores nothing and says when to retry, and the retry succeeds once there is room', async () => {
  const receiver = await start({}, { fileBlocks: 2 });
  const answers = [];
  for (let index = 0; index < 12; index += 1)
    answers.push(await postLead(receiver.url, withId(index)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual(
    [200, 503].flatMap((status) => statuses.filter((one) => one === status)),
  );
  const refused = answers.find(({ status }) => status === 503);
  const pause = Number(refused?.headers.get('retry-after'));
  expect(pause).toBeGreaterThan(0);
  expect(pause).toBeLessThanOrEqual(20);
  expect(refused?.headers.get('access-control-expose-headers')).toBe('retry-after');
  const stored = statuses.filter((status) => status === 200).length;
  expect((await receiver.entries()).length).toBe(stored);
  await receiver.kill();
  const next = await startReceiver({}, { folder: receiver.folder });
  open.push(next);
  for (let index = 0; index < 12; index += 1) await postLead(next.url, withId(index));
  expect((await next.entries()).length).toBe(12);
});

test('a plain form without scripts is answered with a page, or redirected to one of the site', async () => {
  const { url, entries } = await start();
  const plain = (to: string) =>
    fetch(to, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site, accept: 'text/html' },
      body: new URLSearchParams(lead),
    });
  const answer = await plain(url);
  expect(answer.status).toBe(200);
  const [thanks] = elementsIn(await answer.text(), 'p');
  expect(thanks?.text).toMatch(/^Thank you\./);
  await plain(url);
  const ids = (await entries()).map(({ id }) => id);
  expect(new Set(ids).size, 'who has no id is somebody else').toBe(2);
  const leading = await start({ THANKS_PAGE: `${site}/thanks` });
  const led = await plain(leading.url);
  expect([led.status, led.headers.get('location')]).toEqual([303, `${site}/thanks`]);
});

test('browsers may send from the site and read every answer, but not from other sites', async () => {
  const { url, entries } = await start();
  const asked = await fetch(url, { method: 'OPTIONS', headers: { origin: site } });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe(site);
  expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
  const refused = await postLead(url, {});
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, site]);
  const stranger = await postLead(url, withId(1), { origin: 'https://evil.example' });
  expect(stranger.status).toBe(403);
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
  expect(await entries()).toEqual([]);
});

test.each([
  ['no JSON', '{', 400, 'application/json'],
  ['a list', '[1]', 400, 'application/json'],
  ['nothing', 'null', 400, 'application/json'],
  ['fields within fields', '{"email":{"a":1}}', 400, 'application/json'],
  [
    'a name that goes on in another line',
    '{"email":"a@b.c","x\\nphone":"1"}',
    400,
    'application/json',
  ],
  ['nobody to answer to', '{"firstName":"Zoë"}', 400, 'application/json'],
  ['another type', 'email=a', 415, 'text/plain'],
  [
    'more than a form holds',
    JSON.stringify({ email: 'a'.repeat(70_000) }),
    413,
    'application/json',
  ],
])('%s is refused and not stored', async (_what, body, status, type) => {
  const { url, entries } = await start();
  const headers = { 'content-type': type, accept: 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ ok: false });
  expect(await entries()).toEqual([]);
  expect((await fetch(url)).status).toBe(405);
});

test('an address that sends too much is asked to wait, and others are not', async () => {
  const { url, entries } = await start({ LIMIT: '2' });
  const from = (address: string, index: number) =>
    postLead(url, withId(index), { 'x-real-ip': address });
  for (const index of [1, 2]) expect((await from('192.0.2.1', index)).status).toBe(200);
  const limited = await from('192.0.2.1', 3);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('192.0.2.1', 1)).status, 'what is stored is no further request').toBe(200);
  expect((await from('192.0.2.2', 4)).status).toBe(200);
  expect(await entries()).toHaveLength(3);
});

test('all addresses of one IPv6 network count as one, and there is a limit for all', async () => {
  const { url } = await start({ LIMIT: '2', LIMIT_ALL: '5' });
  const statuses = [];
  for (const [index, address] of [
    ...['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::', '2001:db8:1:3::1'],
    ...['2001:db8::1', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ].entries()) {
    const { status } = await postLead(url, withId(index), { 'x-real-ip': address });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 429]);
});

test('a file that replaces it is written to only after a restart', async () => {
  const receiver = await start();
  await postLead(receiver.url, withId(1));
  const file = path.join(receiver.folder, 'leads.jsonl');
  await rename(file, `${file}.old`);
  await writeFile(file, '');
  await expect(postLead(receiver.url, withId(2))).rejects.toThrow();
  const next = await receiver.restart();
  open.push(next);
  expect((await postLead(next.url, withId(2))).status).toBe(200);
  expect(await next.entries()).toMatchObject([{ id: 'submission-2' }]);
});

test('what is older than a week is not mailed after an address is first set', async () => {
  const receiver = await start();
  await postLead(receiver.url, withId(1));
  await receiver.kill();
  const old = { id: 'submission-0', receivedAt: '2020-01-01T00:00:00.000Z', fields: lead };
  await appendFile(path.join(receiver.folder, 'leads.jsonl'), `${JSON.stringify(old)}\n`);
  const next = await receiver.restart({ MAIL_TO: 'office@site.example' });
  open.push(next);
  expect(next.log.join()).toContain('2 requests in the file, 1 to be mailed');
  await eventually(async () =>
    expect(await next.entries()).toContainEqual({ mailed: 'submission-1' }),
  );
  expect(await next.mails()).toHaveLength(1);
});

test('what a robot filled in is kept and marked, as it may be from a person', async () => {
  const { url, entries, mails } = await start({ MAIL_TO: 'office@site.example' });
  await postLead(url, { ...withId(1), _gotcha: 'https://spam.example' });
  // It may have been mailed already, which adds a line.
  expect((await entries())[0]).toMatchObject({ isSuspect: true, fields: lead });
  await eventually(async () => expect((await mails())[0]).toMatch(/^Subject: Perhaps a robot/m));
});

test('a request is mailed once, and nothing typed becomes a header', async () => {
  const { url, entries, mails } = await start({
    MAIL_TO: 'office@site.example',
    MAIL_FROM: 'site@site.example',
  });
  const email = 'zoe@site.example\nBcc: all@spam.example';
  await postLead(url, { ...withId(1), email, text: 'Hail.\nphone: none' });
  await eventually(async () => expect(await entries()).toContainEqual({ mailed: 'submission-1' }));
  const [mail = '', ...others] = await mails();
  expect(others).toEqual([]);
  const [head = '', body = ''] = mail.split('\n\n');
  expect(head.split('\n')[0]).toBe('-i -f site@site.example -- office@site.example');
  expect(head).not.toMatch(/bcc|reply-to/i);
  expect(head).toContain('Message-ID: <submission-1@site.example>');
  const text = Buffer.from(body, 'base64').toString();
  expect(text).toContain('firstName: Zoë\n');
  expect(text).toContain('text: Hail.\n    phone: none');
  await postLead(url, withId(2));
  await eventually(async () => expect(await mails()).toHaveLength(2));
  expect((await mails()).join('\n')).toContain('Reply-To: zoe@site.example\n');
});

test('a failed mail is not lost: it is sent later, even after a restart', async () => {
  const settings = { MAIL_TO: 'office@site.example', MAIL_AGAIN_SECONDS: '0.2' };
  const receiver = await start(settings);
  await receiver.breakMail(true);
  expect((await postLead(receiver.url, withId(1))).status).toBe(200);
  await eventually(() =>
    expect(receiver.log.join()).toContain('submission-1 not mailed: sendmail: 75'),
  );
  await receiver.breakMail(false);
  await eventually(async () => expect(await receiver.mails()).toHaveLength(1));
  await receiver.breakMail(true);
  await postLead(receiver.url, withId(2));
  await receiver.kill();
  await receiver.breakMail(false);
  const next = await receiver.restart();
  open.push(next);
  await eventually(async () => expect(await next.mails()).toHaveLength(2));
});

test('a mail that was sent is not called unsent, even if the disk is too full to note it', async () => {
  const { url, folder, kill } = await start();
  await postLead(url, withId(1));
  await kill();
  const file = path.join(folder, 'leads.jsonl');
  // A line that is passed over, so that there is no room for another one.
  await appendFile(file, `${' '.repeat(4096 - 10 - (await stat(file)).size)}\n`);
  const next = await start({ MAIL_TO: 'office@site.example' }, { folder, fileBlocks: 8 });
  await eventually(() =>
    expect(next.log.join()).toContain('submission-1 mailed, but not noted: EFBIG.'),
  );
  expect(await next.mails()).toHaveLength(1);
  expect(next.log.join()).not.toContain('not mailed');
});

test('a second receiver on the same port exits without touching the file, and a stopped one exits cleanly', async () => {
  const receiver = await start();
  // What a crash left, which a receiver that starts takes away.
  const file = path.join(receiver.folder, 'leads.jsonl');
  await appendFile(file, '{"id":"half');
  await expect(receiver.restart({ PORT: new URL(receiver.url).port })).rejects.toThrow(
    'EADDRINUSE',
  );
  expect(await readFile(file, 'utf8')).toBe('{"id":"half');
  await postLead(receiver.url, withId(1));
  expect(await receiver.stop()).toBe(0);
});
