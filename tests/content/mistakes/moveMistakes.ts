import { rename } from 'node:fs/promises';
import path from 'node:path';
import { startBranch } from '../contentBranch.ts';
import type { ContentCopy } from '../contentCopy.ts';
import { type Mistake, post } from './mistake.ts';

/** Lists old addresses of the article, or of another page. */
const list =
  (addresses: readonly string[], file = post) =>
  ({ edit }: Pick<ContentCopy, 'edit'>) =>
    edit(
      file,
      /\n---\n/,
      `\nformerly:\n${addresses.map((address) => `  - ${address}\n`).join('')}---\n`,
    );

const oldAddress = (name: string, address: string): Mistake => ({
  name,
  make: list([address]),
  file: post,
  rule: 'old-address',
  mark: address,
});

const service = 'services/gutters.md';

/** Addresses that pages used to have, and links to them. */
export const moveMistakes: readonly Mistake[] = [
  oldAddress('an old address with the site’s name', 'https://harlowridge.example/hail'),
  oldAddress('an old address on another site', 'https://www.example.org/hail'),
  oldAddress('an old address without its slash', 'blog/hail'),
  oldAddress('an old address with a question', '/blog/hail?page=2'),
  oldAddress('an old address that only a question tells apart', '/index.php?page_id=12'),
  oldAddress('an old address with a place on its page', '/blog/hail#costs'),
  oldAddress('an old address with a slash at the end', '/blog/hail/'),
  oldAddress('an old address as a file', '/blog/hail/index.html'),
  oldAddress('an old address with a space', '/blog/hail in Byron'),
  oldAddress('an old address that climbs', '/blog/../../etc/passwd'),
  oldAddress('an old address where the site has files', '/assets/hail'),
  oldAddress('an old address of a file of the site', '/sitemap.xml'),
  oldAddress('an old address that says what is not found', '/blog/404'),
  {
    name: 'an old address that another page has now',
    make: list(['/services/Roofing']),
    file: post,
    rule: 'old-address-taken',
    mark: '/services/Roofing',
  },
  {
    name: 'an old address that is the page’s own',
    make: list(['/blog/roscoe-premium-shingles']),
    file: post,
    rule: 'old-address-taken',
    mark: '/blog/roscoe-premium-shingles',
  },
  {
    name: 'an old address of one page that stands twice',
    make: list(['/blog/shingles', '/blog/slates', '/blog/shingles']),
    file: post,
    rule: 'old-address-taken',
    mark: '  - /blog/shingles',
    lastMark: true,
  },
  {
    name: 'an old address of two pages',
    make: async (copy) => {
      await list(['/gutters'], service)(copy);
      await list(['/gutters'])(copy);
    },
    file: post,
    rule: 'old-address-taken',
    mark: '/gutters',
    lastMark: true,
  },
  {
    name: 'a link to where a page was',
    make: async (copy) => {
      await list(['/services/drains'], service)(copy);
      await copy.addParagraph(post, '[Gutters](/services/drains#contact-form) last.');
    },
    file: post,
    rule: 'moved-link',
    mark: '/services/drains',
  },
  {
    name: 'a menu link to where a page was',
    make: async (copy) => {
      await list(['/services/drains'], service)(copy);
      await copy.edit('navigation.yaml', 'href: /services/gutters', 'href: /services/drains');
    },
    file: 'navigation.yaml',
    rule: 'moved-link',
    mark: '/services/drains',
  },
  {
    name: 'a card of a service by the name that its page had',
    make: async (copy) => {
      await list(['/services/drains'], service)(copy);
      await copy.edit('home.yaml', 'service: roofing', 'service: drains');
    },
    file: 'home.yaml',
    rule: 'moved-link',
    mark: 'drains',
  },
  {
    name: 'a page with another name',
    make: async (copy) => {
      startBranch(copy);
      const at = (file: string) => path.join(copy.folders.content, file);
      await rename(at(post), at('posts/better-shingles.md'));
      for (const file of ['cities/rockton.md', 'posts/machesney-park-premium-shingles.md']) {
        await copy.edit(file, '/blog/roscoe-premium-shingles', '/blog/better-shingles');
      }
    },
    file: 'posts/better-shingles.md',
    rule: 'unlisted-move',
    mark: '    - shingle wind rating',
  },
];
