import { expect, test } from 'vitest';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { readBuiltSite } from '../../scripts/serve/builtPages.ts';
import { serveBuilt } from '../../scripts/serve/serveBuilt.ts';
import { build, edit, temporaryProject } from '../build/builtProject.ts';
import { elementsIn } from '../html/elements.ts';

const base = '/site/';

test('built for a base path, everything has its place below it', {
  timeout: 180_000,
}, async () => {
  const root = await temporaryProject();
  const url = `https://owner.example${base.slice(0, -1)}`;
  await edit(root, 'content/site.yaml', /^url: .*$/m, `url: ${url}`);
  await build(root);
  const client = foldersIn(root).site;
  const { origin, close } = await serveBuilt(client, base);
  try {
    const addresses = await addressesIn(client);
    expect(addresses).not.toEqual([]);
    for (const [from, address] of addresses) {
      expect(address.startsWith(base), `${from}: ${address}`).toBe(true);
      const { status } = await fetch(origin + address, { method: 'HEAD' });
      expect(status, `${from}: ${address}`).toBe(200);
    }
    expect((await fetch(`${origin}/`)).url).toBe(origin + base);
    expect((await fetch(`${origin}${base}no-such-page`)).status).toBe(404);
  } finally {
    await close();
  }
});

/** Every address on its own host that a page names, once. */
async function addressesIn(client: string): Promise<[page: string, address: string][]> {
  const found = new Map<string, string>();
  for (const { path, html } of readBuiltSite(client, base).pages) {
    for (const { attributes } of elementsIn(html)) {
      const { href, src, action, imageSrcSet, srcSet } = attributes;
      for (const address of [href, src, action]) {
        if (address?.startsWith('/')) found.set(address.replace(/#.*/, ''), path);
      }
      for (const part of [imageSrcSet, srcSet].flatMap((set) => set?.split(', ') ?? [])) {
        found.set(part.split(' ')[0] ?? '', path);
      }
    }
  }
  return [...found].map(([address, page]) => [page, address]);
}
