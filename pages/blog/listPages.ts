import { blog } from '#content/blog';
import { type PostEntry, posts } from '#content/posts';
import { type BlogPage, blogPages } from '../../scripts/content/model/blogPages.ts';

/** A page that lists articles. */
export type ListPage = BlogPage<PostEntry>;

/** Every page that lists articles. */
export const listPages: readonly ListPage[] = blogPages(
  blog.categories,
  posts,
  ({ category }) => category,
);

/** What a list of articles says of itself. */
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
  const { name, intro = named(blog.lists.categoryIntro, name) } = category;
  return {
    heading: name,
    intro,
    title: named(blog.lists.categoryTitle, name),
    description: intro,
    keywords: [name, ...blog.seo.keywords],
  };
}

const named = (words: string, category: string) => words.replaceAll('{category}', category);

/** Words as they stand on the first page of a list, and on a further one. */
export const numbered = (words: string, number: number): string =>
  number === 1
    ? words
    : blog.lists.numbered.replace('{page}', String(number)).replace('{words}', () => words);
