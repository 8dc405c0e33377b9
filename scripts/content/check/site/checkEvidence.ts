import type { ContentModel } from '../../model/contentModel.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import { existingNames } from './sitePages.ts';

/** Says once of cities, and once of services, that their pages lack the words to show what they could. */
export function checkEvidence(model: ContentModel): Diagnostic[] {
  const { serviceAreas, servicePage } = model.singles;
  return [
    ...(serviceAreas && !serviceAreas.value.cityPage.evidence
      ? firstUnshown(model, 'city', serviceAreas.facts.file)
      : []),
    ...(servicePage && !servicePage.value.evidence
      ? firstUnshown(model, 'service', servicePage.facts.file)
      : []),
  ];
}

function firstUnshown(
  model: ContentModel,
  target: 'city' | 'service',
  wordsFile: string,
): Diagnostic[] {
  const { projects, testimonials, posts } = model.collections;
  const names = existingNames(model)[target];
  for (const { facts } of [...projects, ...testimonials, ...posts]) {
    const named = facts.references.find((each) => each.target === target && names?.has(each.name));
    const found = finding('unshown-evidence', { target, wordsFile });
    if (named) return [locate(found, facts.file, named.range)];
  }
  return [];
}
