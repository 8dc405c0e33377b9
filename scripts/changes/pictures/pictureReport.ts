import { hash } from 'node:crypto';
import { escapedMarkup } from '../../content/emit/xml.ts';
import { counted } from '../../content/model/words.ts';
import { markedText } from '../lineParts.ts';
import type { ChangesOutline, OutlineEntry } from '../outline.ts';
import { reportScript, reportStyle } from './reportAssets.ts';
import type { PicturePair } from './takePictures.ts';

/** A page and its pictures. */
export interface PicturedPage {
  path: string;
  /** Empty if it reads differently but looks the same. */
  pairs: readonly PicturePair[];
}

const windowNames = { phone: 'On a phone', desk: 'On a desktop' } as const;

/**
 * The changes with pictures, as one page that opens from a file and loads nothing else.
 * @param left how many other pages changed but have no pictures
 */
export function pictureReport(
  { sentence, sections }: ChangesOutline,
  pages: readonly PicturedPage[],
  left: number,
): string {
  const pairs = new Map(pages.map((page) => [page.path, page.pairs]));
  const told = new Set(sections.flatMap(({ entries }) => entries.map(({ path }) => path)));
  const others = pages.filter((page) => !told.has(page.path));
  const body = [
    ...sections.map(({ heading, entries }) => section(heading, entries, pairs)),
    section(
      'Pages with only the shared changes',
      others.map((page) => ({ title: page.path, path: page.path, lines: [] })),
      pairs,
    ),
    left > 0
      ? `<p>${counted(left, 'more page')} changed less and ${left === 1 ? 'has' : 'have'} no pictures here.</p>`
      : '',
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src '${hashOf(reportStyle)}'; script-src '${hashOf(reportScript)}'">
<title>What changes</title>
<style>${reportStyle}</style>
</head>
<body>
<header><h1>What changes</h1><p>${escapedMarkup(sentence)}</p></header>
<main>
${body.join('\n')}
</main>
<script>${reportScript}</script>
</body>
</html>
`;
}

const hashOf = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;

function section(
  heading: string,
  entries: readonly OutlineEntry[],
  pairs: ReadonlyMap<string, readonly PicturePair[]>,
): string {
  if (entries.length === 0) return '';
  const shown = entries.map((entry) => article(entry, pairs.get(entry.path ?? '')));
  return `<section><h2>${escapedMarkup(heading)}</h2>\n${shown.join('\n')}</section>`;
}

function article({ title, path, lines }: OutlineEntry, pairs?: readonly PicturePair[]): string {
  const items = lines.map(
    ({ label, parts }) =>
      `<li><b>${escapedMarkup(label)}:</b> ${markedText(parts, escapedMarkup)}</li>`,
  );
  const address = path && path !== title ? ` <small>${escapedMarkup(path)}</small>` : '';
  const words = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  const same = pairs?.length === 0 ? '<p>It looks the same as before.</p>' : '';
  return `<article><h3>${escapedMarkup(title)}${address}</h3>${words}${same}${(pairs ?? []).map((pair) => figure(pair, title)).join('')}</article>`;
}

function figure({ window, before, after, isCut }: PicturePair, title: string): string {
  const name = windowNames[window];
  const rest = isCut ? ' There is more further down.' : '';
  if (!before) {
    return `<figure class="${window}"><figcaption>${name}: new.${rest}</figcaption>${image(after, `${title}, ${name.toLowerCase()}`)}</figure>`;
  }
  return `<figure class="${window}" data-pair><figcaption>${name}.${rest}</figcaption>
<label>Before <input type="range" min="0" max="100" value="50" aria-label="${escapedMarkup(`${title}, ${name.toLowerCase()}: how much to show of the page after the change`)}"> After</label>
<div class="pair"><div><span>Before</span>${image(before, `${title} before, ${name.toLowerCase()}`)}</div><div><span>After</span>${image(after, `${title} after, ${name.toLowerCase()}`)}</div></div></figure>`;
}

const image = (picture: Buffer, words: string) =>
  `<img src="data:image/webp;base64,${picture.toString('base64')}" alt="${escapedMarkup(words)}">`;
