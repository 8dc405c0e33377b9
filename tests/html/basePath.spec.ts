import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { glob } from 'tinyglobby';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { copyProject } from '../../scripts/copyProject.ts';
import { serveBuilt } from '../../scripts/serve/serveBuilt.ts';
import { sampleContent } from '../../scripts/test/sampleContent.ts';
import { elementsIn } from './elements.ts';

const base = '/site/';

test('built for a path below a host, everything has its place there', async ({ request }) => {
  test.setTimeout(180_000);
  const root = await buildUnder(`https://owner.example${base.slice(0, -1)}`);
  const client = foldersIn(root).site;
  const { origin, close } = await serveBuilt(client, base);
  try {
    for (const [from, address] of await addressesIn(client)) {
      expect(address.startsWith(base), `${from}: ${address}`).toBe(true);
      const { status } = await fetch(origin + address, { method: 'HEAD' });
      expect(status, `${from}: ${address}`).toBe(200);
    }
    expect((await request.get(`${origin}/`)).url()).toBe(origin + base);
    expect((await request.get(`${origin}${base}no-such-page`)).status()).toBe(404);
  } finally {
    await close();
    await rm(root, { recursive: true, force: true });
  }
});

/** A copy of the sample site, built with another address in its settings. */
async function buildUnder(url: string): Promise<string> {
  const root = await copyProject(process.cwd(), sampleContent);
  const settings = path.join(root, 'content/site.yaml');
  await writeFile(
    settings,
    (await readFile(settings, 'utf8')).replace(/^url: .*$/m, `url: ${url}`),
  );
  await promisify(execFile)('npx', ['--no-install', 'tsx', 'scripts/build/cli.ts'], {
    cwd: root,
    env: { ...process.env, CONTENT: '' },
  });
  return root;
}

/** Every address on the own host that a page names, once. */
async function addressesIn(client: string): Promise<[page: string, address: string][]> {
  const found = new Map<string, string>();
  for (const page of await glob('**/*.html', { cwd: client })) {
    const html = await readFile(path.join(client, page), 'utf8');
    for (const { attributes } of elementsIn(html)) {
      const { href, src, action, imageSrcSet, srcSet } = attributes;
      for (const address of [href, src, action]) {
        if (address?.startsWith('/')) found.set(address.replace(/#.*/, ''), page);
      }
      for (const part of [imageSrcSet, srcSet].flatMap((set) => set?.split(', ') ?? [])) {
        found.set(part.split(' ')[0] ?? '', page);
      }
    }
  }
  return [...found].map(([address, page]) => [page, address]);
}
