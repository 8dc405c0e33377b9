import { expect } from 'vitest';
import { filledModel, publishedModel } from '../../scripts/content/check/site/publishedModel.ts';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { siteAddress } from '../../scripts/content/model/site.ts';
import { type ContentCopy, today } from './contentCopy.ts';

/**
 * What a copy of the content publishes, as input for its outputs; there must be no errors.
 * @param now the moment that decides what is on the site
 */
export async function publishedCopy({ folders }: ContentCopy, now = today) {
  const checked = await checkContent(folders, now);
  const errors = checked.report.diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors, now.toISOString()).toEqual([]);
  const { model, values } = filledModel(publishedModel(checked.model));
  const { site, blog, notFound } = model.singles;
  if (!site || !blog || !notFound) throw new Error('A file that every site has is missing.');
  const { folder, downloads } = checked;
  const { cache } = folders;
  const { base } = siteAddress(site.value);
  const pictures = new Map(
    [...checked.pictures].map(([name, picture]) => [name, { ...picture, tint: '' }]),
  );
  return {
    content: { model, values, folder, cache, pictures, downloads, base },
    site: site.value,
    blog: blog.value,
    notFound: notFound.value,
  };
}
