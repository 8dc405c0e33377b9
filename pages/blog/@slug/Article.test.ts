import { expect, test } from 'vitest';
import { blog } from '#content/blog';
import { posts } from '#content/posts';
import { readPage } from '../../../scripts/pageCheck/pageDocument.ts';
import { pageAt } from '../../../tests/html/builtSample.ts';
import { canonicalOf, elementsIn } from '../../../tests/html/elements.ts';

test.each(posts)('$path can be shared', ({ path, title }) => {
  const { tree } = pageAt(path);
  const links = elementsIn(tree, 'aside').flatMap(({ node }) => elementsIn(node, 'a'));
  expect(links).toHaveLength(2);
  for (const { attributes } of links) {
    const { searchParams } = new URL(String(attributes.href));
    expect([...searchParams.values()]).toEqual([canonicalOf(tree), title]);
    expect(attributes).toMatchObject({ target: '_blank', rel: 'noopener' });
  }
});

test.each(posts)('$path asks for a call before it asks to be shared', ({ path }) => {
  const order = elementsIn(pageAt(path).tree, 'h2').flatMap(({ attributes: { id } }) =>
    id?.endsWith('-heading') ? [id] : [],
  );
  expect(order).toEqual(['call-heading', 'share-heading', 'related-heading']);
});

test.each(posts)(
  '$path leads to related articles and the blog',
  ({ path, slug, category, location }) => {
    const sections = elementsIn(pageAt(path).tree, 'section', {
      ariaLabelledBy: 'related-heading',
    });
    const [section] = sections.map(({ node }) => node);
    expect(sections).toHaveLength(1);
    if (!section) return;
    const all = readPage(section).links.filter(({ words }) =>
      words.includes(blog.post.viewAllLabel),
    );
    expect(all.map(({ href }) => href)).toEqual(['/blog']);
    const related = posts.filter(
      (one) => one.slug !== slug && (one.category === category || one.location === location),
    );
    const titles = elementsIn(section, 'h3').map(({ text }) => text);
    expect(titles).toHaveLength(Math.min(3, related.length));
    for (const title of titles) expect(related.map((one) => one.title)).toContain(title);
  },
);
