import { blog } from '#content/blog';
import { posts } from '#content/posts';
import { pageHead } from '../../pageHead.ts';
import { postCard } from '../postCard.ts';

export function data() {
  return {
    head: pageHead(blog.seo, '/blog', { subject: { kind: 'blog', posts } }),
    blog,
    cards: posts.map(postCard),
  };
}
