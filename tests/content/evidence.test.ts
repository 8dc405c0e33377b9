import { expect, test } from 'vitest';
import { publishedModel } from '../../scripts/content/check/site/publishedModel.ts';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { copyContent, today } from './contentCopy.ts';

const review = 'testimonials/ron-b-byron.yaml';
const job = 'projects/byron-wind-damage-rebuild.yaml';

test('what is not on the site leaves what refers to it as it is otherwise', async () => {
  const copy = await copyContent();
  await copy.edit(
    review,
    /$/,
    'city: byron\nservices:\n  - gutters\n  - siding\nproject: byron-wind-damage-rebuild\n',
  );
  const published = async () => {
    const { report, model } = await checkContent(copy.folders, today);
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { testimonials } = publishedModel(model).collections;
    return testimonials.find(({ slug }) => slug === 'ron-b-byron')?.value;
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
