import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { posts } from '#content/posts';
import { sharing } from '#content/sharing';
import type { HeadData } from '../../components/PageContext/head.ts';
import { StructuredData } from './StructuredData.tsx';

const hostile = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]><!--',
  '&quot;&lt;/script&gt;',
  'line\u2028and\u2029paragraph',
  'half a pair: \ud83c, the other half: \udfe0',
  '"}],"@graph":[{"@type":"Review"',
  '\\u003c/script>',
  '\0\b\u007f',
];

/** The head of a post’s page with hostile words everywhere. */
function headWith(words: string): HeadData {
  const [post] = posts;
  if (!post) throw new Error('There is no post.');
  const seo = { title: words, description: words, keywords: [words] };
  return {
    ...seo,
    path: post.path,
    crumbs: [
      { name: words, path: '/' },
      { name: words, path: post.path },
    ],
    sharing: { ...sharing.fallback, alt: words },
    image: { ...post.image, alt: words },
    hasEstimate: true,
    subject: {
      kind: 'post',
      post: { ...post, seo, title: words, excerpt: words, location: words },
      category: words,
    },
  };
}

test.each(hostile)('no word escapes the script element: %j', (words) => {
  const html = renderToStaticMarkup(<StructuredData head={headWith(words)} />);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(json).not.toMatch(/[<>&\u2028\u2029\ud800-\udfff]/);
  const { '@graph': graph } = JSON.parse(json);
  const article = graph.find((node: { '@type': string }) => node['@type'] === 'BlogPosting');
  expect(article.headline).toBe(words);
  expect(graph).toHaveLength(5);
});
