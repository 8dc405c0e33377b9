import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { serveBuilt } from '../../scripts/serve/serveBuilt.ts';
import { onSite, pageAt, sample } from './builtSample.ts';
import { elementsIn } from './elements.ts';

const { origin, close } = await serveBuilt(sample.folder);
afterAll(close);

/** The answer to exactly this path: `fetch` would normalize it first. */
async function ask(path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    httpRequest({ hostname, port, path, ...options }, (response) => {
      response.resume();
      response.on('end', () => resolve(response));
    })
      .on('error', reject)
      .end();
  });
}

const odd = [
  ['/../../package.json', 404],
  ['/..%2f..%2fpackage.json', 404],
  ['/%2e%2e/%2e%2e/package.json', 404],
  ['/assets/..%5c..%5cpackage.json', 404],
  ['/services%2Froofing', 404],
  ['/contact%00.html', 404],
  ['//example.com/', 404],
  ['/%zz', 404],
  ['/contact?q=%zz', 200],
  [`/${'a'.repeat(5000)}`, 414],
  ['/_headers', 404],
  ['/_redirects', 404],
  ['/%5Fheaders', 404],
  ['/%34%30%34', 404],
  ['/404', 404],
  ['/404.html', 404],
  ['/blog/404', 404],
  ['/blog/404.html', 404],
  ['/blog/no-such-article', 404],
  ['/.git/config', 404],
  ['/contact?utm_source=x', 200],
] as const;

for (const [path, status] of odd) {
  test(`${path.slice(0, 40)} is answered with ${status}`, async () => {
    expect((await ask(path)).statusCode).toBe(status);
  });
}

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
  test(`${method} is not allowed`, async () => {
    const { statusCode, headers } = await ask('/', { method });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
}

test('HEAD answers like GET, without a body', async () => {
  const { statusCode, headers } = await ask('/contact', { method: 'HEAD' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html;charset=utf-8']);
});

test('pages are revalidated each time, and files with a hash are cached for a year', async () => {
  expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  const { tree } = pageAt('/');
  const script = elementsIn(tree, 'script').find(({ attributes }) => attributes.src);
  const [picture] = elementsIn(tree, 'img');
  const [shared] = elementsIn(tree, 'meta', { property: 'og:image' });
  const sharing = onSite(String(shared?.attributes.content));
  const hashed = [script, picture].map((element) => String(element?.attributes.src));
  for (const path of [...hashed, sharing]) {
    const { headers } = await ask(path);
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
});

test('an address below those files that has none is not cached', async () => {
  const { statusCode, headers } = await ask('/assets/no-such-file.js');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-cache']);
});

test('pages are sent compressed, or answered with 304 if unchanged', async () => {
  const first = await ask('/', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers.vary).toContain('Accept-Encoding');
  const again = await ask('/', { headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
});
