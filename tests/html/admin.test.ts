import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/listFiles.ts';
import { fileAt, notFoundPages, pages, sample } from './builtSample.ts';

const isAdmin = (file: string) => /^admin(?:\.html$|\/)/.test(file);

test('visitors’ pages, and all that they load, know nothing of the page for editors', () => {
  for (const { path, html } of [...pages, ...notFoundPages]) {
    expect(html.includes('/admin'), path).toBe(false);
  }
  const files = listFiles(sample.folder);
  expect(files.filter(isAdmin).length).toBeGreaterThan(5);
  const loaded = files.filter((file) => /\.(?:js|css|xml|txt|webmanifest)$/.test(file));
  for (const file of loaded.filter((name) => !isAdmin(name))) {
    expect(/sveltia|\/admin\b/i.test(String(fileAt(`/${file}`))), file).toBe(false);
  }
});

test('the page for editors loads only what is there, and only its own', () => {
  const html = String(fileAt('/admin.html'));
  // Links are there to be followed, and load nothing.
  const addresses = [...html.matchAll(/<(?!a\s)[^>]*\s(?:src|href)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    expect(address).toMatch(/^\.\/admin\//);
    expect(fileAt(address.slice(1)).length, address).toBeGreaterThan(0);
  }
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(JSON.parse(String(fileAt('/admin/settings.json')))).toEqual({
    folder: process.env.CONTENT,
    company: 'Harlow Ridge',
  });
});
