import type { ContentCopy } from './contentCopy.ts';

const lines = [
  'evidence:',
  '  heading: Jobs like yours',
  '  galleryLabel: All projects',
  '  reviewsLabel: All reviews',
  '  articlesHeading: To read',
];

/** Gives the pages of cities and services the words they need to show related work and reviews. */
export async function addEvidenceWords({ edit }: ContentCopy): Promise<void> {
  await edit('service-page.yaml', /^ready:/m, `${lines.join('\n')}\n$&`);
  await edit(
    'service-areas.yaml',
    /^ {2}callLabel:/m,
    `${lines.map((line) => `  ${line}\n`).join('')}$&`,
  );
}
