import type { Blog, Post } from '../model/blog.ts';
import type { Entry } from '../model/contentModel.ts';
import { fullTitle, widestJpeg } from '../model/published.ts';
import type { Site } from '../model/site.ts';
import type { SiteContent } from './modules.ts';
import { bodyRenderer } from './renderBody.ts';
import { treeOf } from './updateBodies.ts';
import { element, markup, type XmlElement, xmlDocument } from './xml.ts';

/** How many posts the feed has: readers keep what they have seen, so older ones can go. */
const maxEntries = 50;

/** The feed’s date while there are no posts: Atom requires one, and this one claims nothing. */
const beforeAnyPost = '1970-01-01';

/**
 * The newest posts with their whole texts, for feed readers.
 * @param content whose posts are sorted, the newest first
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed(content: SiteContent, site: Site, blog: Blog): string {
  const { posts } = content.model.collections;
  const pageUrl = `${site.url}/blog`;
  const textOf = fullTexts(content, site);
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.language }, [
      element('id', {}, [pageUrl]),
      element('title', {}, [fullTitle(site, blog.heading)]),
      element('subtitle', {}, [blog.seo.description]),
      element('updated', {}, [dateTime(posts[0]?.value.date ?? beforeAnyPost)]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: `${site.url}/feed.xml` }),
      element('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
      element('icon', {}, [`${site.url}/icon-192.png`]),
      element('author', {}, [
        element('name', {}, [site.company.name]),
        element('uri', {}, [`${site.url}/`]),
      ]),
      ...posts.slice(0, maxEntries).map((post) => entry(post, textOf(post), site.url, blog)),
    ]),
  );
}

/** @param html its whole text */
function entry(post: Entry<Post>, html: string, siteUrl: string, blog: Blog): XmlElement {
  const { title, excerpt, date, category } = post.value;
  const url = siteUrl + post.path;
  const label = blog.categories.find(({ id }) => id === category)?.name ?? category;
  return element('entry', {}, [
    element('id', {}, [url]),
    element('title', {}, [title]),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('published', {}, [dateTime(date)]),
    element('updated', {}, [dateTime(date)]),
    element('category', { term: category, label }),
    element('summary', {}, [excerpt]),
    element('content', { type: 'html' }, [html]),
  ]);
}

/** Days begin at midnight in Coordinated Universal Time, as with publishing. */
const dateTime = (date: string) => `${date}T00:00:00Z`;

function leadPicture({ image }: Post, { pictures }: SiteContent, siteUrl: string): string {
  const picture = pictures.get(image.file);
  if (!picture) return '';
  const { file, width, height } = widestJpeg(picture);
  const src = `${siteUrl}/${file}`;
  return markup(element('p', {}, [element('img', { src, alt: image.alt, width, height })]));
}

/** Gives a post’s picture and body with absolute addresses, as readers show them on other hosts. */
function fullTexts(content: SiteContent, site: Site): (post: Entry<Post>) => string {
  const { url } = site;
  const { away } = content.model;
  const render = bodyRenderer({ ...content, folder: 'posts', base: `${url}/`, away, site });
  return ({ path, value, facts }) => {
    const html = render(treeOf(content, facts));
    const linked = html.replaceAll('<a href="#', () => `<a href="${url}${path}#`);
    return leadPicture(value, content, url) + linked;
  };
}
