import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/listFiles.ts';
import { fileAt, notFoundPages, pages, sample } from './builtSample.ts';
import { elementsIn } from './elements.ts';

const isAdmin = (file: string) => /^admin(?:\.html$|\/)/.test(file);
/** Whether it is the script that a page loads only if its address ends with `?edit`. */
const isForEditors = (code: string) => code.includes('Edit this page');

test('visitors’ pages, and everything that they load, do not mention the page for editors', () => {
  const files = listFiles(sample.folder);
  expect(files.filter(isAdmin).length).toBeGreaterThan(5);
  const loaded = files
    .filter((file) => /\.(?:js|css|xml|txt|webmanifest)$/.test(file) && !isAdmin(file))
    .map((file) => ({ file, code: String(fileAt(`/${file}`)) }));
  for (const { file, code } of loaded.filter((one) => !isForEditors(one.code))) {
    expect(/sveltia|\/admin\b/i.test(code), file).toBe(false);
  }
  const forEditors = loaded.filter(({ code }) => isForEditors(code));
  expect(forEditors.length).toBe(1);
  const links = forEditors.map(({ file }) => file);
  for (const { path, html } of [...pages, ...notFoundPages]) {
    expect(
      ['/admin', ...links].filter((words) => html.includes(words)),
      path,
    ).toEqual([]);
  }
});

test('the page for editors loads only its own files, and all of them exist', () => {
  const html = String(fileAt('/admin.html'));
  const templates = elementsIn(html, 'template').flatMap(({ node }) => node.content ?? []);
  const addresses = [html, ...templates]
    .flatMap((part) => elementsIn(part))
    // Links are followed, not loaded.
    .filter(({ name }) => name !== 'a')
    .flatMap(({ attributes: { src, href } }) => src ?? href ?? []);
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    expect(address).toMatch(/^\.\/admin\//);
    expect(fileAt(address.slice(1)).length, address).toBeGreaterThan(0);
  }
  const [robots] = elementsIn(html, 'meta', { name: 'robots' });
  expect(robots?.attributes.content).toBe('noindex, nofollow');
  expect(JSON.parse(String(fileAt('/admin/settings.json')))).toEqual({
    folder: process.env.CONTENT,
    company: 'Harlow Ridge',
  });
});
