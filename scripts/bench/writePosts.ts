import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileParts } from '../content/source/parseFile.ts';
import { createRng, type Rng } from '../random.ts';

const paragraphsPerPost = 16;
const wordsPerPost = 900;

/**
 * Adds articles to a content folder, all different, made of the sentences of those already there.
 * The same folder always gets the same articles, however many.
 * @param folder the absolute path of `content/posts/`
 * @param count how many to add
 */
export async function writePosts(folder: string, count: number): Promise<void> {
  const sentences = await sentencesIn(folder);
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= count; number++) {
    const text = post(number, sentences, createRng(`post ${number}`));
    await writeFile(path.join(folder, `sample-${number}.md`), text);
  }
}

async function sentencesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts
    .flatMap((text) => fileParts('.md', text)?.body.split('\n') ?? [])
    .filter((line) => /^[A-Z]/.test(line))
    .flatMap((line) => line.match(/[^.!?]{20,200}[.!?](?= |$)/g) ?? [])
    .map((sentence) => sentence.trim());
}

const categories = ['materials', 'storm-damage', 'services', 'insurance'];

function post(number: number, sentences: readonly string[], rng: Rng): string {
  const day = new Date(Date.UTC(2000, 0, 1 + (number % 8000))).toISOString().slice(0, 10);
  return `---
title: Sample article ${number} for the benchmark
excerpt: Sample article ${number}, which shows how long the content takes when there is a lot of it.
date: ${day}
category: ${rng.pick(categories)}
location: Rockford, IL
image:
  file: posts/roscoe-premium-shingles.svg
  alt: Two shingle samples side by side, for article ${number}
seo:
  title: Sample article ${number}
  description: Sample article ${number} with words enough for a search result and a benchmark.
  keywords:
    - sample ${number}
---

${body(number, sentences, rng)}
`;
}

function body(number: number, sentences: readonly string[], rng: Rng): string {
  const blocks = Array.from({ length: paragraphsPerPost }, (_, index) => {
    const text = paragraph(Math.round(wordsPerPost / paragraphsPerPost), sentences, rng);
    if (index % 4 === 3) return `## Part ${index} of article ${number}\n\n${text}`;
    if (index % 7 === 5) return `- ${text.split('. ').join('.\n- ')}`;
    if (index % 5 === 2) return `${text} See [roof repair](/services/roof-repair) too.`;
    return text;
  });
  return blocks.join('\n\n');
}

function paragraph(words: number, sentences: readonly string[], rng: Rng): string {
  const chosen: string[] = [];
  for (let count = 0; count < words; count += chosen.at(-1)?.split(' ').length ?? 1) {
    chosen.push(rng.pick(sentences));
  }
  return chosen.join(' ');
}
