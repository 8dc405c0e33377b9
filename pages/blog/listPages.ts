import { blog } from '#content/blog';
import { type PostEntry, posts } from '#content/posts';
import { completed } from '../../scripts/content/model/published.ts';
import { type BlogPage, blogPages } from '../../scripts/content/model/routes.ts';

/** A page that lists articles. */
export type ListPage = BlogPage<PostEntry>;

/** Every page that lists articles. */
export const listPages: readonly ListPage[] = blogPages(
  blog.categories,
  posts,
  ({ category }) => category,
);

/** What a list of articles says about itself. */
interface ListWords {
  heading: string;
  intro: string;
  title: string;
  description: string;
  keywords: readonly string[];
}

/** The words of the list of a category, or of all articles. */
export function wordsOf(id: string | undefined): ListWords {
  const category = blog.categories.find((candidate) => candidate.id === id);
  if (!category) return { heading: blog.heading, intro: blog.intro, ...blog.seo };
  const { name, intro = completed(blog.lists.categoryIntro, { category: name }) } = category;
  return {
    heading: name,
    intro,
    title: completed(blog.lists.categoryTitle, { category: name }),
    description: intro,
    keywords: [name, ...blog.seo.keywords],
  };
}

/** Words as they are on the first page of a list, or with the page number on a further one. */
export const numbered = (words: string, number: number): string =>
  number === 1 ? words : completed(blog.lists.numbered, { words, page: number });
