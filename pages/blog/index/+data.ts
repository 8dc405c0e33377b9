import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { blog } from '#content/blog';
import { completed } from '../../../scripts/content/model/published.ts';
import { crumbsInBlog, pageHead, sharingOf } from '../../pageHead.ts';
import { type ListPage, listPages, numbered, wordsOf } from '../listPages.ts';
import { categoryName, postCard } from '../postCard.ts';
import { shownPages } from './shownPages.ts';

export function data({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  const page = listPages.find(({ path }) => path === urlPathname);
  // During editing, an article may be deleted while a browser still shows the page that it was on.
  if (!page) throw render(404);
  return listData(page);
}

function listData(page: ListPage) {
  const { category, number, articles, path } = page;
  const { heading, intro, ...listing } = wordsOf(category);
  const steps = stepsFrom(page);
  const first = pageAt(page, 1);
  const crumbs = crumbsInBlog({ name: numbered(heading, number), path });
  const seo = {
    ...listing,
    title: numbered(listing.title, number),
    description:
      number === 1 ? listing.description : numbered(withoutStop(listing.description), number),
  };
  return {
    head: pageHead(seo, path, {
      subject: { kind: 'blog', posts: articles },
      sharing: sharingOf(first),
      ...(path === '/blog' ? {} : { crumbs }),
      ...steps,
    }),
    blog,
    heading: numbered(heading, number),
    intro: number === 1 ? intro : undefined,
    crumbs: path === '/blog' ? undefined : crumbs,
    categories: categoryLinks(category),
    cards: articles.map(postCard),
    pager:
      page.count > 1
        ? {
            ...steps,
            pages: shownPages(number, page.count).map((shown, index, all) =>
              shown === 'gap'
                ? { gapAfter: Number(all[index - 1]) }
                : {
                    number: shown,
                    label: pageLabel(shown),
                    path: pageAt(page, shown),
                    isCurrent: shown === number,
                  },
            ),
          }
        : undefined,
  };
}

export type BlogData = ReturnType<typeof data>;

/** Drops the final period of a sentence, so that something can be added. */
const withoutStop = (sentence: string) => sentence.replace(/\.$/, '');

/** The address of another page of the same list. */
const pageAt = ({ category }: ListPage, number: number) =>
  listPages.find((page) => page.category === category && page.number === number)?.path ?? '/blog';

const pageLabel = (page: number) => completed(blog.lists.pageLabel, { page });

function stepsFrom(page: ListPage) {
  const { number, count } = page;
  return {
    ...(number > 1 ? { previous: pageAt(page, number - 1) } : {}),
    ...(number < count ? { next: pageAt(page, number + 1) } : {}),
  };
}

/** The links that filter the list; none if there would be nothing to choose. */
function categoryLinks(chosen: string | undefined) {
  const lists = listPages.filter(({ number }) => number === 1);
  if (lists.length < 3) return [];
  return lists.map(({ category, path }) => ({
    name: category === undefined ? blog.lists.allLabel : categoryName(category),
    path,
    isCurrent: category === chosen,
  }));
}
