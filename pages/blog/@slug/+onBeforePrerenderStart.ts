import { posts } from '#content/posts';

export function onBeforePrerenderStart() {
  return posts.map(({ path }) => path);
}
