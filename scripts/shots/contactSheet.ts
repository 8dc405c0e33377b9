import { shotWindows, windowName } from './windows.ts';

/** @returns the file of a page’s picture, for example `services-roofing.png` */
export const shotName = (address: string): string =>
  `${address.slice(1).replaceAll('/', '-') || 'home'}.png`;

/**
 * A page with all pictures: a row for each page, a column for each window.
 * @param pages their paths
 */
export function contactSheet(pages: readonly string[]): string {
  const windows = shotWindows.map(windowName);
  const row = (page: string) =>
    windows.map((name) => cell(`${name}/${shotName(page)}`, `${page} in ${name}`)).join('');
  const rows = pages.map((page) => `<tr><th>${page}</th>${row(page)}</tr>`);
  const head = windows.map((name) => `<th>${name}</th>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page in every window</title>
<style>
  body { font: 14px system-ui; }
  th { position: sticky; top: 0; left: 0; background: white; text-align: left; vertical-align: top; }
  td { padding: 4px; vertical-align: top; }
  img { width: 240px; border: 1px solid silver; }
</style>
<table><tr><th></th>${head}</tr>
${rows.join('\n')}
</table>
</html>
`;
}

const cell = (file: string, words: string) =>
  `<td><a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a></td>`;
