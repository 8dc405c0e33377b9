import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { type Folders, foldersIn } from '../../scripts/content/source/folders.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { serveBuilt } from '../../scripts/serve/serveBuilt.ts';
import { sampleContent } from '../../scripts/test/stages.ts';
import { build, edit, temporaryProject } from '../build/builtProject.ts';
import { startReceiver } from '../receiver/receiver.ts';

const hasNginx = ['nginx', 'openssl'].every((name) => spawnSync(name, ['-v']).error === undefined);
const missing = 'nginx or openssl is not installed: deploy/nginx.conf was not tried.';
// A workflow installs both, so otherwise nobody would notice that one is missing.
if (!hasNginx && process.env.CI) throw new Error(missing);
if (!hasNginx) console.warn(missing);

const types = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'];

test.runIf(hasNginx)('nginx serves the site as `npm start` does', async () => {
  await expectSame(foldersIn(process.cwd(), sampleContent), '/');
});

test.runIf(hasNginx)('under a base path as well', { timeout: 240_000 }, async () => {
  const root = await temporaryProject();
  await edit(root, 'content/site.yaml', /^url: .*$/m, 'url: https://owner.example/site');
  await edit(root, 'content/about.yaml', /^/, 'formerly: [/company, /company/team]\n');
  await build(root);
  await expectSame(foldersIn(root), '/site/');
});

test.runIf(hasNginx)(
  'the receiver of forms works through it, at the host’s own address',
  async () => {
    const receiver = await startReceiver();
    onTestFinished(receiver.remove);
    const guide = await readFile('docs/deploying.md', 'utf8');
    const [, block = ''] = /```nginx\n(\s*location = \/requests .*?)```/s.exec(guide) ?? [];
    const proxy = block.replace('http://127.0.0.1:8787', receiver.url.replace(/\/$/, ''));
    expect(proxy).not.toBe(block);
    const { site, data } = foldersIn(process.cwd(), sampleContent);
    const port = await startNginx(site, path.join(data, 'deploy'), '/', proxy);
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const sent = request({
      host: '127.0.0.1',
      port,
      path: '/requests',
      method: 'POST',
      headers,
      agent,
    });
    sent.end(JSON.stringify({ phone: '(815) 555-0199', submissionId: 'submission-1' }));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([200, '{"ok":true}']);
    expect(await receiver.entries()).toMatchObject([{ id: 'submission-1' }]);
  },
);

/** Requests everything that the site has from both servers, and much that it does not have. */
async function expectSame({ site, data }: Folders, base: string): Promise<void> {
  const own = await serveBuilt(site, base);
  onTestFinished(own.close);
  const port = await startNginx(site, path.join(data, 'deploy'), base);
  const files = listFiles(site).map((file) => file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
  const slashed = files.filter((file) => file && !/\.\w+$/.test(file)).map((file) => `${file}/`);
  const missing = ['no-such-page', 'no-such-page/x', 'blog/no-such', 'assets/no.js'];
  const hidden = ['_headers', '_headers/', '_redirects', '404', '404.html', 'blog/404.html'];
  const moved = ['company', 'company/team', 'company?from=mail'];
  const asked = ['contact?from=mail', 'contact/?from=mail', 'Contact', 'contact.html'];
  for (const file of [...files, ...slashed, ...missing, ...hidden, ...moved, ...asked]) {
    const address = base + file;
    expect(await askNginx(port, address), address).toEqual(await askOwn(own.origin + address));
  }
}

const compared = [
  'cache-control',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'x-robots-tag',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const;

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * What must be the same: a type may have several valid names, and a location may omit the origin.
 */
function tellOf(status: number | undefined, headers: Headers, body: string, origin: string) {
  const isMoved = status === 301;
  return {
    status,
    location: headers.location?.replace(origin, ''),
    type: isMoved ? '' : headers['content-type']?.replace(/;.*/, '').replace(/^.*[/+]/, ''),
    // How a redirect is cached is not compared.
    ...Object.fromEntries(
      compared.map((name) => [name, isMoved && name === 'cache-control' ? '' : headers[name]]),
    ),
    body: isMoved ? '' : body,
  };
}

async function askOwn(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  const headers = Object.fromEntries(answer.headers);
  return tellOf(answer.status, headers, await answer.text(), new URL(url).origin);
}

const agent = new Agent({ rejectUnauthorized: false });

async function askNginx(port: number, address: string) {
  const sent = request({ host: '127.0.0.1', port, path: address, agent }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const headers = answer.headers as Headers;
  return tellOf(answer.statusCode, headers, await text(answer), `https://127.0.0.1:${port}`);
}

/**
 * Follows docs/deploying.md, except for the paths of the certificate and the site, and the ports.
 * @param more what is added to the site’s server
 */
async function startNginx(site: string, deploy: string, base: string, more = ''): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const root = path.join(folder, 'www');
  const snippets = path.join(folder, 'snippets');
  await mkdir(snippets);
  if (base === '/') await symlink(site, root);
  else await cp(site, path.join(root, base), { recursive: true });
  for (const name of ['headers', 'admin-headers', 'redirects']) {
    await copyFile(
      path.join(deploy, `nginx-${name}.conf`),
      path.join(snippets, `site-${name}.conf`),
    );
  }
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'],
      ...['-out', certificate, '-keyout', key],
    ],
    { stdio: 'ignore' },
  );
  const [port, plainPort] = [await freePort(), await freePort()];
  const server = (await serverFor(base))
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('  root ', `${more}  root `)
    .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replace('/var/www/harlow-ridge', root)
    .replace(/\/etc\/letsencrypt\/.*fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\/.*privkey\.pem/, key);
  const list = types.find((file) => spawnSync('test', ['-f', file]).status === 0);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {}
http {
  include ${list};
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${server}
}
`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')]);
  const said = text(nginx.stderr);
  onTestFinished(async () => {
    nginx.kill('SIGQUIT');
    expect(await said, 'said by nginx').not.toMatch(/\[(?:emerg|alert|crit)\]/);
  });
  await expect.poll(() => speaksHttp2(port), { timeout: 10_000 }).toBe(true);
  return port;
}

/** The command in docs/deploying.md that puts the path into nginx’s file. */
async function serverFor(base: string): Promise<string> {
  if (base === '/') return readFile('deploy/nginx.conf', 'utf8');
  const guide = await readFile('docs/deploying.md', 'utf8');
  const command = /^sed .*$/m.exec(guide)?.[0].replace(/ > .*/, '');
  return execFileSync('sh', ['-c', String(command)], { encoding: 'utf8' });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const speaksHttp2 = (port: number) =>
  new Promise<boolean>((resolve) => {
    const options = { host: '127.0.0.1', port, rejectUnauthorized: false, ALPNProtocols: ['h2'] };
    const socket = connect(options, () => {
      resolve(socket.alpnProtocol === 'h2');
      socket.destroy();
    }).on('error', () => resolve(false));
  });
