import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { titleOfFile } from '../../../scripts/content/check/pageTitles.ts';
import { formatContent } from '../../../scripts/content/commands/formatContent.ts';
import { runCli } from '../../../scripts/content/commands/runCli.ts';
import { fileParts, parseFile } from '../../../scripts/content/source/parseFile.ts';
import { copyContent } from '../contentCopy.ts';

const file = 'posts/roscoe-premium-shingles.md';

/** Leaves a trace if it is executed: creates a file and sets a global. */
const code = (target: string) => `(() => {
  globalThis.hostileRan = true;
  process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(target)}, 'ran');
  return { title: 'Ran' };
})()`;

/** Everything that reads content: the check with each report, the compiler and the formatter. */
async function runEverything(root: string): Promise<string> {
  let said = '';
  const write = (text: string) => {
    said += text;
    return true;
  };
  const stream = { write, isTTY: false };
  const system = { root, env: {}, stdout: stream, stderr: stream };
  await runCli(['check', '--launch', '--format', 'terminal', '--format', 'summary'], system);
  await runCli(['check', '--fix'], system);
  await runCli(['compile'], system);
  return said;
}

const languages = ' js,javascript,JS,coffee,cson,json,toml,ts,__proto__,constructor,yaml js'.split(
  ',',
);

test('front matter in another language is refused and never executed', async () => {
  const copy = await copyContent();
  const target = path.join(copy.root, 'ran.txt');
  const files = languages.map((language, index) => ({
    file: `posts/in-a-language-${index}.md`,
    text: `---${language}\n${code(target)}\n---\n\nA text.\n`,
  }));
  for (const { file, text } of files) await copy.write(file, text);
  const findings = await copy.check();
  for (const { file, text } of files) {
    const [first, ...others] = findings.filter((found) => found.file === `content/${file}`);
    expect(others, text).toEqual([]);
    expect(first, text).toMatchObject({ line: 1, rule: 'front-matter' });
    expect(first?.message).toMatch(
      /^The (first line must be only three hyphens|file does not start)/,
    );
  }
  expect(await runEverything(copy.root)).not.toMatch(/\n\s+at |SyntaxError|undefined/);
  const { refused } = await formatContent(copy.folders);
  for (const { file, text } of files) {
    expect(refused).toContain(file);
    titleOfFile(file, text);
    expect(await copy.read(file), 'nor is the file changed').toBe(text);
  }
  expect(existsSync(target)).toBe(false);
  expect(globalThis).not.toHaveProperty('hostileRan');
});

test('front matter labeled as YAML is read as YAML', async () => {
  const copy = await copyContent();
  await copy.edit(file, /^---\n/, '---yaml\n');
  expect((await copy.check()).map(({ rule }) => rule)).toEqual(['not-canonical']);
});

test.each([
  ['empty lines between the fields', `---\ntitle: a\n${'\n'.repeat(200_000)}b: c\n---\n`],
  ['empty lines and no end', `---\n${'\n'.repeat(200_000)}`],
])('thousands of %s are refused at once', (_name, text) => {
  expect(fileParts('a.md', text)).toBeUndefined();
  const { diagnostics } = parseFile('a.md', text);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'There are hundreds of empty lines or spaces between the fields.',
  ]);
});

test.each([
  '---\na: b\n---\nc',
  '---\r\na: b\r\n---\r\nc\r\n',
  '---yaml \na: b\n---  \nc',
  '\ufeff---\na: b\n---',
  '---\n---\n---\n',
])('the parts of %j add up to it', (text) => {
  const { before, yaml, close, body } = fileParts('a.md', text) ?? {};
  expect(`${before}${yaml}${close}${body}`).toBe(text);
});

test.each(['---\na: b\n', '---\na: b\n----\nc', '----\na: b\n---\n', '---', '', 'a\n---\n'])(
  '%j has no front matter',
  (text) => expect(fileParts('a.md', text)).toBeUndefined(),
);
