import { rename } from 'node:fs/promises';
import path from 'node:path';
import { writePosts } from '../../../scripts/bench/writePosts.ts';
import type { ContentCopy } from '../contentCopy.ts';
import { type Mistake, post } from './mistake.ts';

/** Mistakes with the lists of the blog: further pages and categories. */
export const blogMistakes: readonly Mistake[] = [
  {
    name: 'an article that is called as the folder of further pages',
    make: (copy) => nameArticle(copy, 'page'),
    file: 'posts/page.md',
    rule: 'taken-name',
  },
  {
    name: 'an article that is called as the folder of categories',
    make: (copy) => nameArticle(copy, 'category'),
    file: 'posts/category.md',
    rule: 'taken-name',
  },
  {
    name: 'a link to a further page of the blog',
    make: ({ addParagraph }) => addParagraph(post, '[Older articles](/blog/page/2) wait.'),
    file: post,
    rule: 'paged-link',
    mark: '/blog/page/2',
  },
  {
    name: 'a link to a further page of a category',
    make: ({ edit }) =>
      edit('navigation.yaml', /href: \/blog$/m, 'href: /blog/category/insurance/page/3'),
    file: 'navigation.yaml',
    rule: 'paged-link',
    mark: '/blog/category/insurance/page/3',
  },
  {
    name: 'a category whose id is written as its name',
    make: ({ edit }) =>
      edit(
        'blog.yaml',
        /^categories:\n/m,
        '$&  - id: Paying Over Time\n    name: Paying Over Time\n',
      ),
    file: 'blog.yaml',
    rule: 'wrong-form',
    mark: 'Paying Over Time',
  },
  {
    name: 'an article whose date is nothing between quotes',
    make: ({ edit }) => edit(post, /^date: .*$/m, "date: ''"),
    file: post,
    rule: 'too-short',
    mark: "''",
  },
  {
    name: 'a link to a category that does not exist',
    make: ({ addParagraph }) => addParagraph(post, '[Claims](/blog/category/insurances) help.'),
    file: post,
    rule: 'unknown-page',
    mark: '/blog/category/insurances',
  },
  {
    name: 'a link to a category without an article',
    make: async ({ edit, addParagraph }) => {
      await edit(
        'posts/loves-park-roofing-siding-bundle.md',
        /^category: .*$/m,
        'category: insurance',
      );
      await addParagraph(post, 'More [on services](/blog/category/services).');
    },
    file: post,
    rule: 'unpublished-reference',
    mark: '/blog/category/services',
  },
  {
    name: 'a link to a category whose articles come later',
    make: async (copy) => {
      await copy.edit('blog.yaml', /^lists:/m, '  - id: seasons\n    name: Seasons\n$&');
      await copy.addParagraph(post, 'More [on seasons](/blog/category/seasons).');
      await nameArticle(copy, 'another-post');
      await copy.edit('posts/another-post.md', /^category: .*$/m, 'category: seasons');
      await copy.edit('posts/another-post.md', '\n---\n', '\npublishAt: 2025-09-01\n---\n');
    },
    file: post,
    rule: 'unpublished-reference',
    mark: '/blog/category/seasons',
  },
  {
    name: 'a further page as an old address',
    make: ({ edit }) => edit('blog.yaml', /$/, 'formerly:\n  - /blog/page/2\n'),
    file: 'blog.yaml',
    rule: 'old-address',
    mark: '/blog/page/2',
  },
  {
    name: 'an old address of a category that another page has',
    make: ({ edit }) =>
      edit('blog.yaml', /^ {4}name: Materials\n/m, '$&    formerly:\n      - /about\n'),
    file: 'blog.yaml',
    rule: 'old-address-taken',
    mark: '/about',
  },
  {
    name: 'a title of further pages without their number',
    make: ({ edit }) => edit('blog.yaml', / – page \{page\}/, ', continued'),
    file: 'blog.yaml',
    rule: 'invalid-value',
    mark: "'{words}, continued'",
  },
  {
    name: 'a title of categories without their name',
    make: ({ edit }) => edit('blog.yaml', /categoryTitle: .*/, 'categoryTitle: Our Articles'),
    file: 'blog.yaml',
    rule: 'invalid-value',
    mark: 'Our Articles',
  },
];

async function nameArticle({ folders }: ContentCopy, slug: string): Promise<void> {
  const posts = path.join(folders.content, 'posts');
  await writePosts(posts, 1);
  await rename(path.join(posts, 'sample-1.md'), path.join(posts, `${slug}.md`));
}
