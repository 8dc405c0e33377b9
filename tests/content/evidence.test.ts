import { expect, test } from 'vitest';
import { copyContent } from './contentCopy.ts';
import { publishedCopy } from './publishedCopy.ts';

const review = 'testimonials/ron-b-byron.yaml';
const job = 'projects/byron-wind-damage-rebuild.yaml';

test('an entry that refers to something unpublished loses only that reference', async () => {
  const copy = await copyContent();
  await copy.edit(
    review,
    /$/,
    'city: byron\nservices:\n  - gutters\n  - siding\nproject: byron-wind-damage-rebuild\n',
  );
  const published = async () => {
    const { content } = await publishedCopy(copy);
    return content.model.collections.testimonials.find(({ slug }) => slug === 'ron-b-byron')?.value;
  };
  expect(await published()).toMatchObject({
    city: 'byron',
    services: ['gutters', 'siding'],
    project: 'byron-wind-damage-rebuild',
  });
  await copy.edit(job, /$/, 'draft: true\n');
  await copy.edit('services/gutters.md', /\n---\n/, '\ndraft: true\n---\n');
  const left = await published();
  expect(left).toMatchObject({ city: 'byron', services: ['siding'] });
  expect(left).not.toHaveProperty('project');
});
