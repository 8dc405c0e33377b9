import { expect } from '@playwright/test';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { blog } from '#content/blog';
import { posts } from '#content/posts';
import { relatedPosts } from '../../pages/blog/@slug/relatedPosts.ts';
import { shareLinks } from '../../pages/blog/@slug/shareLinks.ts';
import { test } from '../site.ts';
import { canonicalOf } from './elements.ts';

/** The elements of a name within a part of a page. */
function within(part: Nodes, tagName: string): Element[] {
  const found: Element[] = [];
  visit(part, { tagName }, (element: Element) => void found.push(element));
  return found;
}

for (const post of posts) {
  test(`${post.path} can be shared and leads on`, async ({ request }) => {
    const html = await (await request.get(post.path)).text();
    const page: Nodes = fromHtml(html);
    const shared = within(page, 'aside').flatMap((aside) => within(aside, 'a'));
    expect(shared.map(({ properties }) => properties.href)).toEqual(
      shareLinks(String(canonicalOf(html)), post.title).map(({ url }) => url),
    );
    for (const { properties } of shared) {
      expect(properties).toMatchObject({ target: '_blank', rel: ['noopener'] });
    }
    const [related] = within(page, 'section').filter(
      ({ properties }) => properties.ariaLabelledBy?.toString() === 'related-heading',
    );
    if (!related) throw new Error('Nothing is related.');
    expect(within(related, 'h3').map((heading) => textOf(heading))).toEqual(
      relatedPosts(post, posts).map(({ title }) => title),
    );
    const links = within(related, 'a').map((link) => [link.properties.href, textOf(link).trim()]);
    expect(links).toContainEqual(['/blog', expect.stringContaining(blog.post.viewAllLabel)]);
  });
}
