import type { PageContextServer } from 'vike/types';
import { blog } from '#content/blog';
import { readBody } from '#content/bodies';
import { interfaceWords } from '#content/interfaceWords';
import { posts } from '#content/posts';
import { site } from '#content/site';
import { completed } from '../../../scripts/content/model/published.ts';
import { requestedEntry } from '../../entries.ts';
import { crumbsInBlog, pageHead } from '../../pageHead.ts';
import { categoryName, postCard } from '../postCard.ts';
import { relatedPosts } from './relatedPosts.ts';
import { shareLinks } from './shareLinks.ts';

export function data({ routeParams }: Pick<PageContextServer, 'routeParams'>) {
  const post = requestedEntry(posts, routeParams.slug);
  const body = readBody('posts', post.slug);
  const related = relatedPosts(post, posts).map(postCard);
  return {
    head: pageHead(post.seo, post.path, {
      image: post.image,
      crumbs: crumbsInBlog({ name: post.title, path: post.path }),
      subject: { kind: 'post', post, category: categoryName(post.category) },
    }),
    post: postCard(post),
    body,
    readingTime: completed(interfaceWords.article.readingTime, { minutes: body.minutes }),
    words: blog.post,
    readLabel: blog.readLabel,
    share: shareLinks(`${site.url}${post.path}`, post.title),
    related,
    // Without any, the link to all articles is below the blog’s own heading.
    relatedHeading: related.length > 0 ? blog.post.relatedHeading : blog.heading,
  };
}

export type PostData = ReturnType<typeof data>;
