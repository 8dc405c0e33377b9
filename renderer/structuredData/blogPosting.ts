import type { Blog, BlogPosting } from 'schema-dts';
import type { PostEntry } from '#content/posts';
import { site, blog as words } from '../content.ts';
import { blogId, businessId, pageId, pageUrl, ref } from './identity.ts';
import { imageObject } from './imageObject.ts';

/** The article of a post’s page. */
export function blogPosting(post: PostEntry, category: string) {
  return {
    ...listed(post),
    image: ref(pageId(post.path, 'picture')),
    articleSection: category,
    keywords: [...post.seo.keywords],
    inLanguage: site.language,
    contentLocation: { '@type': 'Place', name: post.location },
    mainEntityOfPage: ref(pageId(post.path, 'webpage')),
    publisher: ref(businessId),
  } satisfies BlogPosting;
}

/** The blog, with the posts that a page of it lists. */
export function blogWithPosts(posts: readonly PostEntry[]) {
  return {
    '@type': 'Blog',
    '@id': blogId,
    url: pageUrl('/blog'),
    name: words.heading,
    description: words.seo.description,
    inLanguage: site.language,
    publisher: ref(businessId),
    blogPost: posts.map((post) => ({ ...listed(post), image: imageObject(post.image).url })),
  } satisfies Blog;
}

/** What the list and the post’s own page both say; content has only one date. */
function listed({ path, title, excerpt, date }: PostEntry) {
  return {
    '@type': 'BlogPosting',
    '@id': pageId(path, 'article'),
    url: pageUrl(path),
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: date,
    author: ref(businessId),
  } as const;
}
