import { hash } from 'node:crypto';
import { escapedMarkup } from '../../content/emit/xml.ts';
import { counted } from '../../content/model/words.ts';
import { markedText } from '../lineParts.ts';
import type { ChangesOutline, OutlineEntry } from '../outline.ts';
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

/** The report’s style: readable on a phone; without a script, the pictures are side by side. */
const reportStyle = `
:root { color-scheme: light; --ink: #14202b; --line: #d8d2c6; --paper: #faf7f2; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem; }
header { border-bottom: 2px solid var(--ink); }
h1, h2, h3 { line-height: 1.15; overflow-wrap: anywhere; }
h2 { margin-top: 3rem; }
h3 small { color: #55606a; font-weight: 400; }
article { padding: 1rem 0 2rem; border-top: 1px solid var(--line); }
ul { padding-left: 1.25rem; overflow-wrap: anywhere; }
del { background: #f8d9d5; text-decoration-thickness: 2px; }
ins { background: #cfe8d5; text-decoration-thickness: 2px; }
figure { margin: 1.5rem 0; }
figcaption { margin-bottom: 0.5rem; font-weight: 600; }
figure.phone { max-width: 24.5rem; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
.pair span { font-weight: 600; }
label { display: none; }
[data-slides] label { display: flex; gap: 0.75rem; align-items: center; margin-bottom: 0.5rem; }
input { flex: 1; min-width: 0; height: 2.75rem; accent-color: var(--ink); }
input:focus-visible { outline: 3px solid #1b6ac9; outline-offset: 2px; }
[data-slides] .pair { gap: 0; grid-template-columns: 1fr; }
[data-slides] .pair > div { grid-area: 1 / 1; }
[data-slides] .pair span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
[data-slides] .pair > :last-child { z-index: 1; clip-path: inset(0 calc(100% - var(--seen, 50%)) 0 0); background: var(--paper); }
@media print { label { display: none !important; } }
`;

/** Lays the pictures of a pair over each other; the slider sets how much of the new one shows. */
const reportScript = `
for (const figure of document.querySelectorAll('[data-pair]')) {
  const slider = figure.querySelector('input');
  const show = () => figure.style.setProperty('--seen', slider.value + '%');
  figure.setAttribute('data-slides', '');
  slider.addEventListener('input', show);
  show();
}
`;
