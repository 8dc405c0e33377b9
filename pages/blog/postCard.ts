import { blog } from '#content/blog';
import type { PostEntry } from '#content/posts';

/** What a post's card shows. */
export function postCard({ title, excerpt, date, category, location, image, path }: PostEntry) {
  return { title, excerpt, date, category: categoryName(category), location, image, path };
}

/** A category as visitors read it. */
export function categoryName(category: string): string {
  return blog.categories.find(({ id }) => id === category)?.name ?? category;
}
