import { execFileSync } from 'node:child_process';
import { mkdir, rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writePosts } from '../../../scripts/bench/writePosts.ts';
import { maxTextBytes } from '../../../scripts/content/model/contentFolder.ts';
import type { RuleId } from '../../../scripts/content/model/rules/catalogue.ts';
import { type Mistake, post } from './mistake.ts';

/** Text files that no page uses. */
const misnamed = (name: string, file: string): Mistake => ({
  name,
  make: async ({ folders, write }) => {
    await mkdir(path.dirname(path.join(folders.content, file)), { recursive: true });
    await write(file, '---\n---\n');
  },
  file,
  rule: 'unknown-file',
});

const renamed = (name: string, rule: RuleId, from: string, file: string): Mistake => ({
  name,
  make: ({ folders }) => rename(path.join(folders.content, from), path.join(folders.content, file)),
  file,
  rule,
});

/** Files and pictures that are wrong in themselves. */
export const fileMistakes: readonly Mistake[] = [
  {
    name: 'a file that is not text',
    make: ({ write }) => write('about.yaml', new Uint8Array([0xff, 0xfe, 0x00, 0x80])),
    file: 'about.yaml',
    rule: 'not-text',
  },
  {
    name: 'a file over the size cap',
    make: ({ write }) => write('about.yaml', 'a'.repeat(maxTextBytes + 1)),
    file: 'about.yaml',
    rule: 'file-size',
  },
  {
    name: 'a file that was emptied',
    make: ({ write }) => write('reviews.yaml', '\n'),
    file: 'reviews.yaml',
    rule: 'empty-file',
  },
  {
    name: 'a review in a file without an ending',
    make: async ({ read, write, remove }) => {
      const review = 'testimonials/curt-h-beloit';
      await write(review, await read(`${review}.yaml`));
      await remove(`${review}.yaml`);
    },
    file: 'testimonials/curt-h-beloit',
    rule: 'unknown-file',
  },
  {
    name: 'a page’s file that is gone',
    make: ({ remove }) => remove('reviews.yaml'),
    file: 'reviews.yaml',
    rule: 'missing-file',
  },
  {
    name: 'a picture that cannot be read',
    make: ({ write }) => write('images/posts/roscoe-premium-shingles.svg', '<svg'),
    file: 'images/posts/roscoe-premium-shingles.svg',
    rule: 'picture-unreadable',
    mark: 'g',
  },
  {
    name: 'two files that would be one page',
    make: ({ write }) => write('posts/roscoe-premium-shingles.markdown', '---\n---\n'),
    file: 'posts/roscoe-premium-shingles.markdown',
    rule: 'duplicate-slug',
  },
  {
    name: 'a file name that cannot be an address',
    make: ({ write }) =>
      write(
        'projects/New Roof.yaml',
        'order: 9\ntitle: A roof\ncategory: roofing\ndescription: A new roof on an old house.\nimage:\n  file: heroes/home.svg\n  alt: A new roof on an old house\n',
      ),
    file: 'projects/New Roof.yaml',
    rule: 'file-name',
  },
  {
    name: 'a file name with a meaning of its own',
    make: async ({ folders }) => {
      const posts = path.join(folders.content, 'posts');
      await writePosts(posts, 1);
      await rename(path.join(posts, 'sample-1.md'), path.join(posts, '404.md'));
    },
    file: 'posts/404.md',
    rule: 'taken-name',
  },
  renamed(
    'a file name that is a device on Windows',
    'taken-name',
    'testimonials/ron-b-byron.yaml',
    'testimonials/nul.yaml',
  ),
  {
    name: 'a page whose address another one has',
    make: async ({ edit, read, write, remove }) => {
      await edit('services/roof-replacement.md', '(/financing)', '(/about)');
      await write('pages/about.md', await read('pages/financing.md'));
      await remove('pages/financing.md');
    },
    file: 'pages/about.md',
    rule: 'taken-name',
  },
  {
    name: 'a file in a folder that no page uses',
    make: ({ write }) => write('post.md', '---\n---\n'),
    file: 'post.md',
    rule: 'unknown-file',
  },
  {
    name: 'a link to a file outside content',
    make: ({ folders }) => symlink('/etc/hostname', path.join(folders.content, 'notes.yaml')),
    file: 'notes.yaml',
    rule: 'outside-content',
  },
  {
    name: 'a picture too small for its place',
    make: ({ write }) =>
      write(
        'images/posts/roscoe-premium-shingles.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"/>',
      ),
    file: post,
    rule: 'picture-small',
    mark: 'posts/roscoe-premium-shingles.svg',
  },
  {
    name: 'a picture over the size cap',
    make: ({ write }) => write('images/posts/huge.png', new Uint8Array(25 * 1024 * 1024 + 1)),
    file: 'images/posts/huge.png',
    rule: 'picture-size',
  },
  {
    name: 'a drawing over the size cap',
    make: ({ write }) => write('images/posts/huge.svg', `<svg>${'<g/>'.repeat(600_000)}</svg>`),
    file: 'images/posts/huge.svg',
    rule: 'picture-size',
  },
  {
    name: 'a drawing with a script',
    make: ({ write }) =>
      write(
        'images/posts/roscoe-premium-shingles.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1350" onload="start()"/>',
      ),
    file: 'images/posts/roscoe-premium-shingles.svg',
    rule: 'picture-active',
  },
  {
    name: 'a picture that moves',
    make: async ({ write }) => {
      const create = { width: 1200, height: 20, channels: 3, background: '#b3261e' } as const;
      const frame = await sharp({ create }).png().toBuffer();
      const dark = await sharp(frame).negate().png().toBuffer();
      await write(
        'images/posts/hail.gif',
        await sharp([frame, dark], { join: { animated: true } })
          .gif()
          .toBuffer(),
      );
    },
    file: 'images/posts/hail.gif',
    rule: 'picture-animated',
  },
  {
    name: 'a pipe in place of a file',
    make: async ({ folders, remove }) => {
      await remove('about.yaml');
      execFileSync('mkfifo', [path.join(folders.content, 'about.yaml')]);
    },
    file: 'about.yaml',
    rule: 'unreadable',
  },
  misnamed('a text file in disguise', 'posts/hail.md.txt'),
  misnamed('the whole ending of a file', 'posts/hail.markdown'),
  misnamed('a page in another folder', 'Posts/Hail Season.md'),
  misnamed('a city in a folder of one', 'city/hail-creek.md'),
  misnamed('a page of a new kind', 'financing.md'),
  misnamed('a word document', 'posts/hail.docx'),
  misnamed('a web page', 'posts/hail.html'),
  misnamed('a picture among texts', 'posts/hail.jpg'),
  misnamed('a second guide', 'README (1).md'),
  renamed('a page’s file with another ending', 'unknown-file', 'about.yaml', 'about.yml'),
  renamed(
    'a capital in the name of a file that others name and link to',
    'file-name',
    'cities/byron.md',
    'cities/Byron.md',
  ),
  renamed(
    'a file that has no name yet',
    'file-name',
    'testimonials/ron-b-byron.yaml',
    'testimonials/Untitled document.yaml',
  ),
];
