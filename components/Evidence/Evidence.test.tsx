import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { projects } from '#content/projects';
import { elementsIn } from '../../tests/html/elements.ts';
import { Evidence, type EvidenceProps } from './Evidence.tsx';

const words: EvidenceProps['words'] = {
  heading: 'Work in {city}',
  galleryLabel: 'Every job',
  reviewsLabel: 'Every review',
  servicesHeading: 'Services there',
  articlesHeading: 'Articles there',
};

const nothing = { projects: [], reviews: [], articles: [], services: [] };

const htmlOf = (shown: Partial<EvidenceProps>) =>
  renderToStaticMarkup(
    <Evidence words={words} subject={{ city: 'Byron' }} {...nothing} {...shown} />,
  );

const job = projects.slice(0, 1).map(({ slug, title, description, image }) => ({
  slug,
  title,
  description,
  image,
  place: { label: 'Byron, IL', path: '/service-areas/byron' as const },
}));

interface Part {
  name: keyof typeof nothing;
  shown: Partial<EvidenceProps>;
  words: string[];
  links: string[];
}

const parts: Part[] = [
  {
    name: 'projects',
    shown: { projects: job },
    words: ['Every job'],
    links: ['/service-areas/byron', '/gallery'],
  },
  {
    name: 'reviews',
    shown: { reviews: [{ slug: 'a', name: 'Ada L.', location: 'Byron, IL', text: 'Dry.' }] },
    words: ['Every review', 'Ada L., Byron, IL', 'Dry.'],
    links: ['/reviews'],
  },
  {
    name: 'articles',
    shown: { articles: [{ label: 'On hail', path: '/blog' }] },
    words: ['Articles there', 'On hail'],
    links: ['/blog'],
  },
  {
    name: 'services',
    shown: { services: [{ label: 'Gutters', path: '/services/gutters' }] },
    words: ['Services there'],
    links: ['/services/gutters'],
  },
];

test.each(parts)(
  '$name are shown, without headings or links for anything missing',
  ({ shown, words, links }) => {
    const [page, ...elements] = elementsIn(htmlOf(shown));
    expect(page?.text).toContain('Work in Byron');
    for (const text of words) expect(page?.text).toContain(text);
    const addresses = elements.flatMap(({ attributes: { href } }) => href ?? []);
    expect(new Set(addresses)).toEqual(new Set(links));
    const others = parts.filter((other) => other.shown !== shown);
    for (const [first] of others.map((other) => other.words))
      expect(page?.text).not.toContain(first);
  },
);
