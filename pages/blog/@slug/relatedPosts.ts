import type { PostEntry } from '#content/posts';

const most = 3;

/** The other posts of the same category or about the same place, at most three. */
export function relatedPosts(post: PostEntry, posts: readonly PostEntry[]): PostEntry[] {
  return posts
    .filter(
      ({ slug, category, location }) =>
        slug !== post.slug && (category === post.category || location === post.location),
    )
    .slice(0, most);
}
