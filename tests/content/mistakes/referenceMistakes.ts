import { type Mistake, post, twice } from './mistake.ts';

/** Names, links and pictures that lead nowhere. */
export const referenceMistakes: readonly Mistake[] = [
  {
    name: 'a picture that is gone',
    make: ({ edit }) => edit(post, `posts/roscoe-premium-shingles.svg`, 'posts/roscoe-premium.svg'),
    file: post,
    rule: 'missing-picture',
    mark: 'posts/roscoe-premium.svg',
    message:
      'Picture → Picture file: there is no picture “posts/roscoe-premium.svg” in content/images.',
  },
  {
    name: 'a category that does not exist',
    make: ({ edit }) => edit(post, 'category: materials', 'category: material'),
    file: post,
    rule: 'unknown-reference',
    mark: 'material\n',
    message: 'Category: there is no category in content/blog.yaml named “material”.',
    help: 'Did you mean “materials”?',
  },
  {
    name: 'a card for a service that does not exist',
    make: ({ edit }) => edit('home.yaml', 'service: roof-repair', 'service: roof-repairs'),
    file: 'home.yaml',
    rule: 'unknown-reference',
    mark: 'roof-repairs',
    message: 'Service card 3 → Service: there is no service named “roof-repairs”.',
    help: 'Did you mean “roof-repair”?',
  },
  {
    name: 'a menu link to a page that does not exist',
    make: ({ edit }) => edit('navigation.yaml', 'href: /reviews', 'href: /review'),
    file: 'navigation.yaml',
    rule: 'unknown-page',
    mark: '/review\n',
    message: 'No page has the address /review.',
    help: 'Did you mean “/reviews”?',
  },
  {
    name: 'a link without encryption',
    make: ({ append }) => append(post, '[The weather](http://weather.gov/lot) today.'),
    file: post,
    rule: 'insecure-link',
    mark: '[The weather]',
    message: 'The link to weather.gov is not encrypted.',
  },
  {
    name: 'a link that runs code',
    make: ({ append }) => append(post, '[Call us](javascript:alert(1)) now.'),
    file: post,
    rule: 'link-scheme',
    mark: '[Call us]',
    message: 'A link cannot start with “javascript:”.',
  },
  {
    name: 'a link that is not a complete address',
    make: ({ append }) => append(post, '[Our roofs](services/roofing) last.'),
    file: post,
    rule: 'relative-link',
    mark: '[Our roofs]',
    message: '“services/roofing” is not a complete address.',
    help: 'Did you mean “/services/roofing”?',
  },
  {
    name: 'a link to a heading that does not exist',
    make: ({ append }) => append(post, '[The form](/contact#contact-from) below.'),
    file: post,
    rule: 'unknown-anchor',
    mark: '[The form]',
    message: 'The page /contact has no heading #contact-from.',
    help: 'Did you mean “contact-form”?',
  },
  {
    name: 'a link to a draft',
    make: async ({ read, write, append }) => {
      const draft = (await read(post))
        .replace('\n---\n', '\ndraft: true\n---\n')
        .replace(/^ {2}title: .*$/m, '  title: A draft')
        .replace(/^ {2}description: .*$/m, `  description: ${twice}`);
      await write('posts/a-draft.md', draft);
      await append('services/gutters.md', '[Our draft](/blog/a-draft) is not ready.');
    },
    file: 'services/gutters.md',
    rule: 'unpublished-reference',
    mark: '[Our draft]',
    message: '/blog/a-draft is not on the site: content/posts/a-draft.md is a draft.',
  },
];
