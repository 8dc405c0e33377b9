import type { PostEntry } from '#content/posts';

const most = 3;

/** The other posts of the same category or about the same place, at most three. */
export function relatedPosts(post: PostEntry, posts: readonly PostEntry[]): PostEntry[] {
  const related: PostEntry[] = [];
  for (const other of posts) {
    if (related.length === most) break;
    const isNear = other.category === post.category || other.location === post.location;
    if (isNear && other.slug !== post.slug) related.push(other);
  }
  return related;
}
