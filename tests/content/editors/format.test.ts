import { chmod, readFile, rename, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { canonicalText } from '../../../scripts/content/check/canonicalText.ts';
import { formatContent } from '../../../scripts/content/commands/formatContent.ts';
import { postSchema } from '../../../scripts/content/model/blog.ts';
import { contentSchema } from '../../../scripts/content/model/contentTypes.ts';
import { projectSchema } from '../../../scripts/content/model/gallery.ts';
import { fileParts } from '../../../scripts/content/source/parseFile.ts';
import { readContentFolder } from '../../../scripts/content/source/readContentFolder.ts';
import { sampleContent } from '../../../scripts/test/stages.ts';
import { copyContent } from '../contentCopy.ts';

const project = 'projects/rockford-warehouse-tpo.yaml';
const post = 'posts/roscoe-premium-shingles.md';
const canonical = (text: string) => canonicalText({ path: project, text }, projectSchema);

test('content keeps its data and bodies, and a second run changes nothing', async () => {
  for (const [file, { text }] of readContentFolder(sampleContent).texts) {
    const schema = contentSchema(file);
    const result = (schema && canonicalText({ path: file, text }, schema)) ?? '';
    expect(fileParts(file, result)?.body, file).toBe(fileParts(file, text)?.body);
    expect(parse(fileParts(file, result)?.yaml ?? '')).toEqual(
      parse(fileParts(file, text)?.yaml ?? ''),
    );
    expect(schema && canonicalText({ path: file, text: result }, schema), file).toBe(result);
  }
});

test('fields are in the schema’s order, on one line each, with their comments', () => {
  const text = `# The warehouse

# as on the invoice
title: "It's a roof"   # short
image: {alt: 'A: roof', file: heroes/home.svg}
description: >-
  Two
  lines

# first in the grid
order: 7
unknown:
- a
- b # last
# the end
`;
  const formatted = `# The warehouse

# first in the grid
order: 7
# as on the invoice
title: It's a roof # short
description: Two lines
image:
  file: heroes/home.svg
  alt: 'A: roof'
unknown:
  - a
  - b # last

# the end
`;
  const result = canonical(text);
  expect(result).toBe(formatted);
  expect(parse(result ?? '')).toEqual(parse(text));
  expect(canonical(formatted)).toBe(formatted);
});

test('a Markdown body stays as it is, byte for byte', () => {
  const body = '---  \n\n#  Odd \n---\nstill body\n\n\n';
  const text = `---\nexcerpt: b\n\ntitle: 'a'\n${body}`;
  const result = canonicalText({ path: post, text }, postSchema);
  expect(result).toBe(`---\ntitle: a\nexcerpt: b\n${body}`);
});

test.each([
  ['a broken line', 'title: [a'],
  ['nothing', ''],
  ['a list', '- a\n'],
])('%s cannot be formatted', (_name, text) => {
  expect(canonical(text)).toBeUndefined();
});

test('values that refer to each other stay where they are', () => {
  const text = 'title: &a "x"\norder: *a\n';
  expect(canonical(text)).toBe(text);
});

test('a run formats what it can, leaves what cannot be read, and reports both', async () => {
  const copy = await copyContent();
  const text = await readFile(path.join(copy.folders.content, post), 'utf8');
  const swapped = text.replace(/^(title: .*\n)(excerpt: .*\n)/m, '$2$1');
  await copy.write(post, swapped);
  await copy.write(project, 'title: [a');
  const link = path.join(copy.folders.content, post);
  const file = path.join(copy.folders.content, '.kept.md');
  await rename(link, file);
  await symlink(file, link);
  await chmod(file, 0o640);
  expect(await formatContent(copy.folders)).toEqual({ changed: [post], refused: [project] });
  expect(await readFile(file, 'utf8')).toBe(text);
  expect((await stat(file)).mode & 0o777).toBe(0o640);
  expect(await readFile(path.join(copy.folders.content, project), 'utf8')).toBe('title: [a');
});

test('comments anywhere survive, and a second run changes nothing', async () => {
  const files = [...readContentFolder(sampleContent).texts].flatMap(([file, { text }]) => {
    const [schema, parts] = [contentSchema(file), fileParts(file, text)];
    return schema && parts ? [{ file, schema, parts }] : [];
  });
  expect(files.length).toBeGreaterThan(50);
  for (const { file, schema, parts } of files) {
    const lines = parts.yaml.split('\n').slice(0, -1);
    const commented = lines.flatMap((line, index) => {
      const indent = /^ */.exec(line)?.[0] ?? '';
      const above = index % 3 === 0 ? [`${indent}# above ${index}`] : [];
      return [...above, index % 3 === 1 ? `${line} # beside ${index}` : line];
    });
    const source = `${parts.before}${commented.join('\n')}\n${parts.close}${parts.body}`;
    const result = canonicalText({ path: file, text: source }, schema) ?? '';
    expect(comments(result), file).toEqual(comments(source));
    expect(canonicalText({ path: file, text: result }, schema), file).toBe(result);
    expect(parse(fileParts(file, result)?.yaml ?? '')).toEqual(parse(parts.yaml));
  }
});

const comments = (text: string) => [...text.matchAll(/# (above|beside) \d+/g)].map(String).sort();
