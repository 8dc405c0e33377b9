import path from 'node:path';
import { expect, test } from 'vitest';
import { chatSample } from '../schemas/site.ts';
import { publicFiles } from './publicFiles.ts';

const images = path.resolve('content/images');
const sample = `public${chatSample}`;

async function namesWith(script: string | undefined) {
  const chat = script === undefined ? undefined : { script, container: 'chat' };
  return (await publicFiles(images, { icon: 'brand/mark.svg', chat })).map(([name]) => name);
}

test('the sample chat is served only while it is the site’s chat', async () => {
  expect(await namesWith(chatSample)).toContain(sample);
  expect(await namesWith('https://chat.example.com/widget.js')).not.toContain(sample);
  expect(await namesWith(undefined)).not.toContain(sample);
});
