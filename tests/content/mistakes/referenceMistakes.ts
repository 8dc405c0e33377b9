import type { ContentCopy } from '../contentCopy.ts';
import { addPost, type Mistake, post } from './mistake.ts';

/** Names, links and pictures that lead nowhere. */
export const referenceMistakes: readonly Mistake[] = [
  {
    name: 'a picture that is gone',
    make: ({ edit }) => edit(post, `posts/roscoe-premium-shingles.svg`, 'posts/roscoe-premium.svg'),
    file: post,
    rule: 'missing-picture',
    mark: 'posts/roscoe-premium.svg',
  },
  {
    name: 'a picture whose folder alone is known',
    make: ({ edit }) => edit(post, `posts/roscoe-premium-shingles.svg`, 'posts/snow-on-eaves.svg'),
    file: post,
    rule: 'missing-picture',
    mark: 'posts/snow-on-eaves.svg',
  },
  {
    name: 'a picture by its whole path, and its name in another folder',
    make: async ({ edit, read, write }) => {
      await write('images/posts/home.svg', await read('images/heroes/home.svg'));
      await edit('home.yaml', 'heroes/home.svg', 'content/images/heroes/home.svg');
    },
    file: 'home.yaml',
    rule: 'missing-picture',
    mark: 'content/images/heroes',
  },
  {
    name: 'a picture by its whole path before it is there',
    make: ({ edit }) => edit('home.yaml', 'heroes/home.svg', 'content/images/heroes/Roof.JPG'),
    file: 'home.yaml',
    rule: 'missing-picture',
    mark: 'content/images/heroes',
  },
  {
    name: 'a category that does not exist',
    make: ({ edit }) => edit(post, 'category: materials', 'category: material'),
    file: post,
    rule: 'unknown-reference',
    mark: 'material\n',
  },
  {
    name: 'a card for a service that does not exist',
    make: ({ edit }) => edit('home.yaml', 'service: roof-repair', 'service: roof-repairs'),
    file: 'home.yaml',
    rule: 'unknown-reference',
    mark: 'roof-repairs',
  },
  {
    name: 'a page of its own that nothing leads to',
    make: ({ edit }) =>
      edit(
        'services/roof-replacement.md',
        '[Zero-down programs](/financing)',
        'Zero-down programs',
      ),
    file: 'pages/financing.md',
    rule: 'unlinked-page',
  },
  {
    name: 'a menu link to a page that does not exist',
    make: ({ edit }) => edit('navigation.yaml', 'href: /reviews', 'href: /review'),
    file: 'navigation.yaml',
    rule: 'unknown-page',
    mark: '/review\n',
  },
  {
    name: 'a link without encryption',
    make: ({ addParagraph }) => addParagraph(post, '[The weather](http://weather.gov/lot) today.'),
    file: post,
    rule: 'insecure-link',
    mark: 'http://weather.gov/lot',
  },
  {
    name: 'a link to a document as its author sees it',
    make: ({ addParagraph }) =>
      addParagraph(
        post,
        '[The form](https://docs.google.com/document/d/1AbC/edit?tab=t.0) to sign.',
      ),
    file: post,
    rule: 'private-link',
    mark: 'https://docs.google.com',
  },
  {
    name: 'a link as a social network changes it',
    make: ({ addParagraph }) =>
      addParagraph(
        post,
        `[The weather](${behindFacebook}https%3A%2F%2Fwww.weather.gov%2Flot) today.`,
      ),
    file: post,
    rule: 'detour-link',
    mark: 'https://l.facebook.com',
  },
  {
    name: 'a link to one of our pages as a newsletter counts it',
    make: ({ addParagraph }) => addParagraph(post, '[Ask us](/contact?utm_source=mail) today.'),
    file: post,
    rule: 'unknown-page',
    mark: '/contact?',
  },
  {
    name: 'a link to a file on a computer',
    make: ({ addParagraph }) =>
      addParagraph(post, '[Our terms](file:///C:/Bob/terms.pdf) in full.'),
    file: post,
    rule: 'link-scheme',
    mark: 'file:///',
  },
  {
    name: 'a link that runs code',
    make: ({ addParagraph }) => addParagraph(post, '[Call us](javascript:alert(1)) now.'),
    file: post,
    rule: 'link-scheme',
    mark: 'javascript:',
  },
  {
    name: 'a link that is not a complete address',
    make: ({ addParagraph }) => addParagraph(post, '[Our roofs](services/roofing) last.'),
    file: post,
    rule: 'relative-link',
    mark: 'services/roofing)',
  },
  {
    name: 'a link to a heading that does not exist',
    make: ({ addParagraph }) => addParagraph(post, '[The form](/contact#contact-from) below.'),
    file: post,
    rule: 'unknown-anchor',
    mark: '/contact#contact-from',
  },
  {
    name: 'a review of a project that there is not',
    make: ({ edit }) =>
      edit(
        'testimonials/ron-b-byron.yaml',
        /^placeholder/m,
        'project: byron-wind-damage-rebuilt\n$&',
      ),
    file: 'testimonials/ron-b-byron.yaml',
    rule: 'unknown-reference',
    mark: 'byron-wind-damage-rebuilt',
  },
  {
    name: 'a project in a city without a page',
    make: ({ edit }) =>
      edit('projects/rockford-warehouse-tpo.yaml', /^placeholder/m, 'city: Rockford, IL\n$&'),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'unknown-reference',
    mark: 'Rockford, IL',
  },
  {
    name: 'an article about a service that there is not',
    make: ({ edit }) => edit(post, /\nimage:/, '\nservices:\n  - gutter\nimage:'),
    file: post,
    rule: 'unknown-reference',
    mark: 'gutter\n',
  },
  {
    name: 'a link to a draft',
    make: (copy) => linkToPost(copy, 'draft: true'),
    file: 'services/gutters.md',
    rule: 'unpublished-reference',
    mark: '/blog/another-post',
  },
  {
    name: 'a link to a page that will leave the site',
    make: (copy) => linkToPost(copy, 'expireAt: 2025-10-01'),
    file: 'services/gutters.md',
    rule: 'unpublished-reference',
    mark: '/blog/another-post',
  },
  {
    name: 'a link to a page that has left the site',
    make: (copy) => linkToPost(copy, 'expireAt: 2025-06-15'),
    file: 'services/gutters.md',
    rule: 'unpublished-reference',
    mark: '/blog/another-post',
  },
  {
    name: 'a link to a page that is still to come',
    make: (copy) => linkToPost(copy, 'publishAt: 2025-06-16'),
    file: 'services/gutters.md',
    rule: 'unpublished-reference',
    mark: '/blog/another-post',
  },
  {
    name: 'a link to a page that comes and leaves again',
    make: (copy) => linkToPost(copy, 'publishAt: 2025-07-01\nexpireAt: 2025-10-01'),
    file: 'services/gutters.md',
    rule: 'unpublished-reference',
    mark: '/blog/another-post',
  },
  {
    name: 'an address of this site as plain words',
    make: ({ addParagraph }) =>
      addParagraph(post, 'See https://www.harlowridge.example/services/gutters for more.'),
    file: post,
    rule: 'own-address',
    mark: 'https://www',
  },
  {
    name: 'a phone number in place of an address',
    make: ({ addParagraph }) => addParagraph(post, '[Call us](815-555-0142) today.'),
    file: post,
    rule: 'relative-link',
    mark: '815-555',
  },
  {
    name: 'a phone number with blanks in place of an address',
    make: ({ addParagraph }) => addParagraph(post, '[Call us]((815) 555-0142) today.'),
    file: post,
    rule: 'half-link',
    mark: '[Call us]',
  },
  {
    name: 'a picture in a text that is gone',
    make: ({ addParagraph }) => addParagraph(post, '![Shingles](../images/heroes/hom.svg)'),
    file: post,
    rule: 'missing-picture',
    mark: '../images/heroes/hom.svg',
  },
  {
    name: 'a picture outside the content',
    make: ({ addParagraph }) => addParagraph(post, '![Shingles](../../secret.png)'),
    file: post,
    rule: 'missing-picture',
    mark: '../../secret.png',
  },
  {
    name: 'a link to a page unlike any',
    make: ({ addParagraph }) => addParagraph(post, '[Our prices](/prices) are fair.'),
    file: post,
    rule: 'unknown-page',
    mark: '/prices',
  },
  {
    name: 'an address of this site in angle brackets',
    make: ({ addParagraph }) =>
      addParagraph(post, 'See <https://www.harlowridge.example/services/gutters>.'),
    file: post,
    rule: 'own-address',
    mark: '<https',
  },
  {
    name: 'a link that forgot the folder of its page',
    make: ({ addParagraph }) => addParagraph(post, '[Gutters](/gutters) next.'),
    file: post,
    rule: 'unknown-page',
    mark: '/gutters',
  },
  {
    name: 'a link to a misspelt page',
    make: ({ addParagraph }) => addParagraph(post, '[Gutters](/services/guters) next.'),
    file: post,
    rule: 'unknown-page',
    mark: '/services/guters',
  },
  {
    name: 'a link to a heading of its own page',
    make: ({ addParagraph }) => addParagraph(post, '[Warranty](#the-waranty) below.'),
    file: post,
    rule: 'unknown-anchor',
    mark: '#the-waranty',
  },
  {
    name: 'a link with the words that a browser marked',
    make: ({ addParagraph }) => addParagraph(post, '[The form](/contact#:~:text=Ask%20us) below.'),
    file: post,
    rule: 'unknown-anchor',
    mark: '/contact#:~:',
  },
  {
    name: 'a link to a heading on a page without any',
    make: ({ addParagraph }) => addParagraph(post, '[The team](/about#team) on its page.'),
    file: post,
    rule: 'unknown-anchor',
    mark: '/about#team',
  },
  {
    name: 'a link to a file in place of its page',
    make: ({ addParagraph }) => addParagraph(post, '[Our gutters](../services/gutters.md) next.'),
    file: post,
    rule: 'relative-link',
    mark: '../services/gutters.md',
  },
  {
    name: 'a link without an address',
    make: ({ addParagraph }) => addParagraph(post, '[Our gutters]() next.'),
    file: post,
    rule: 'relative-link',
    mark: '[Our gutters]()',
  },
  {
    name: 'a web address without its start',
    make: ({ addParagraph }) => addParagraph(post, '[The weather](www.weather.gov) today.'),
    file: post,
    rule: 'relative-link',
    mark: 'www.weather.gov',
  },
  {
    name: 'our own site without its start in a menu',
    make: ({ edit }) =>
      edit('navigation.yaml', 'href: /reviews', 'href: www.harlowridge.example/blog'),
    file: 'navigation.yaml',
    rule: 'own-address',
    mark: 'www.harlowridge.example/blog',
  },
  {
    name: 'a city page that does not exist',
    make: ({ edit }) =>
      edit('service-areas.yaml', /longitude: -88.844$/m, '$&\n      city: belvidere'),
    file: 'service-areas.yaml',
    rule: 'unknown-reference',
    mark: 'belvidere',
  },
  {
    name: 'a link to our own site with its full address',
    make: ({ addParagraph }) =>
      addParagraph(post, '[Gutters](https://www.harlowridge.example/services/gutters) next.'),
    file: post,
    rule: 'own-address',
    mark: 'https://www.harlowridge',
  },
];

/** How Facebook leads to the address that follows, encoded. */
const behindFacebook = 'https://l.facebook.com/l.php?u=';

/** Links a service’s text to a new post that is not always on the site. */
async function linkToPost(copy: ContentCopy, publishing: string) {
  await addPost(copy, publishing);
  await copy.addParagraph('services/gutters.md', '[Our post](/blog/another-post) says more.');
}
