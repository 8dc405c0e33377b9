import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { projects } from '#content/projects';
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

const parts: [keyof typeof nothing, Partial<EvidenceProps>, string[]][] = [
  ['projects', { projects: job }, ['Every job', 'href="/service-areas/byron"', 'href="/gallery"']],
  [
    'reviews',
    { reviews: [{ slug: 'a', name: 'Ada L.', location: 'Byron, IL', text: 'Dry.' }] },
    ['Every review', 'Ada L., Byron, IL', 'Dry.'],
  ],
  ['articles', { articles: [{ label: 'On hail', path: '/blog' }] }, ['Articles there', 'On hail']],
  [
    'services',
    { services: [{ label: 'Gutters', path: '/services/gutters' }] },
    ['Services there', 'href="/services/gutters"'],
  ],
];

test.each(parts)(
  '%s show, and no heading or link of what there is none of',
  (_name, shown, own) => {
    const html = htmlOf(shown);
    expect(html).toContain('Work in Byron');
    for (const text of own) expect(html).toContain(text);
    const others = parts
      .filter(([, other]) => other !== shown)
      .flatMap(([, , [first = '']]) => first);
    for (const text of others) expect(html).not.toContain(text);
  },
);
